import type { PageView } from './inspector.ts'

/** A switch as the console lists it. */
export interface ListedSwitch {
  readonly name: string
  readonly on: boolean
  /** A plugin reads it, and the gateway's answer lacks it: the merchant's profile does not name it yet. */
  readonly unnamed: boolean
}

/**
 * The gateway's switches in its order, then those that only plugins and foreign entries name, so that a new plugin can be turned on
 * before a profile names its switch.
 *
 * @param profile - the switches of the merchant's profile, shown until the page has reported
 */
export function listSwitches(
  view: Pick<PageView, 'switches' | 'plugins' | 'foreign'> | undefined,
  profile: Readonly<Record<string, boolean>>,
): readonly ListedSwitch[] {
  const named = view?.switches ?? profile
  const read = [
    ...(view?.plugins ?? []).flatMap(({ switches }) => switches),
    ...(view?.foreign ?? []).flatMap(({ switch: name }) => name ?? []),
  ]
  const unnamed = [...new Set(read)].filter((name) => !Object.hasOwn(named, name)).toSorted()
  return [
    ...Object.entries(named).map(([name, on]) => ({ name, on, unnamed: false })),
    ...unnamed.map((name) => ({ name, on: false, unnamed: true })),
  ]
}
