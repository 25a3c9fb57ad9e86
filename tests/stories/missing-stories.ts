import { stateOf } from './states.ts'

/** A component and its stories. */
export interface Shown {
  /** As in `STATES_OF`. */
  readonly component: string
  readonly stories: readonly string[]
}

/**
 * What is missing between the components that exist, the states that each is to be seen in, and their stories.
 *
 * @param statesOf - by component
 * @param least - the states of a component that `statesOf` does not name; such a component is a fault by default
 * @returns one sentence for each thing that is absent, or should be
 */
export function missingStories(
  shown: readonly Shown[],
  statesOf: Readonly<Record<string, readonly string[]>>,
  least?: readonly string[],
): readonly string[] {
  const absent = shown.flatMap(({ component, stories }) => {
    const states = statesOf[component] ?? least
    if (!states) return [`${component} is in no list of states`]
    const seen = stories.map(stateOf)
    return [
      ...states
        .filter((state) => !seen.some((each) => each === state))
        .map((state) => `${component} has no story ${state}`),
      ...stories
        .filter((name) => !stateOf(name))
        .map((name) => `${component}: the story ${name} names no state`),
    ]
  })
  const gone = Object.keys(statesOf).filter((name) => !shown.some(({ component }) => component === name))
  return [...absent, ...gone.map((name) => `${name} has a list of states and does not exist`)]
}
