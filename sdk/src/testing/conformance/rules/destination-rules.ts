import { cookieMatches } from '@foyer/host/cookie-matches'
import {
  CANONICAL_EVENTS,
  type TrackingDestination,
  type TrackingEvent,
  trackingDestinations,
} from '../../../contracts/tracking.ts'
import { evaluate } from '../../../evaluate.ts'
import type { Facts } from '../../../gate.ts'
import { exercise } from '../exercise.ts'
import { oddEvents, trackingEvent } from '../samples.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'
import type { Conditions, Trial } from '../trial.ts'

const CATEGORIES: ReadonlySet<unknown> = new Set(['marketing', 'analytics', 'support'])

const categoriesOf = ({ consent }: TrackingDestination): readonly string[] =>
  typeof consent === 'string' ? [consent] : consent

/** Facts with which a gate is on, except for the missing consent. */
const factsWithout = (categories: readonly string[]): Facts => {
  const yes: Readonly<Record<string, boolean>> = new Proxy({}, { get: () => true, has: () => true })
  const consent = new Proxy({}, { get: (_, name) => !categories.includes(String(name)) }) as Readonly<
    Record<string, boolean>
  >
  const setting = new Proxy({}, { get: () => new Proxy({}, { get: () => 'set' }) }) as Facts['setting']
  return { switch: yes, member: yes, device: yes, session: yes, site: yes, consent, setting, fresh: true }
}

const each = (
  subject: PluginUnderTest,
  conditions: Conditions,
  look: (destination: TrackingDestination, trial: Trial) => readonly string[] | Promise<readonly string[]>,
): Promise<readonly string[]> =>
  subject.whileActive(conditions, async (trial) => {
    const wrong: string[] = []
    for (const destination of trial.contributions(trackingDestinations)) {
      wrong.push(...(await look(destination, trial)))
    }
    await trial.stop()
    return wrong
  })

/** What sending threw or rejected with, as text; `undefined` where it did neither. */
async function failureOf(
  destination: TrackingDestination,
  event: TrackingEvent,
  trial: Trial,
): Promise<string | undefined> {
  let failure: string | undefined
  const fail = (error: unknown): void => void (failure = `${event.name}: ${String(error)}`)
  try {
    const sent = destination.send(event)
    if (sent) await trial.completes(sent.then(undefined, fail))
  } catch (error) {
    fail(error)
  }
  return failure
}
function deepFreeze(value: object): void {
  Object.freeze(value)
  for (const part of Object.values(value) as unknown[]) if (typeof part === 'object' && part) deepFreeze(part)
}
/** Loads it; another rule reports a failure. */
async function makeReady(destination: TrackingDestination, trial: Trial): Promise<void> {
  await trial.completes(Promise.resolve(destination.load?.()).catch(() => undefined))
}

const cookieNames = (): readonly string[] =>
  document.cookie.split('; ').flatMap((pair) => (pair === '' ? [] : pair.split('=', 1)))

/** TR-13, TR-14, TR-16. */
export const DESTINATION_RULES: readonly Rule[] = [
  {
    id: 'destination-keyed',
    statement: 'has a key and categories of consent',
    check: (subject) =>
      each(subject, {}, (destination) => [
        ...(/^[a-z][\w-]*$/.test(destination.key) ? [] : [`key: ${destination.key}`]),
        ...categoriesOf(destination).flatMap((category) =>
          CATEGORIES.has(category) ? [] : [`consent: ${category}`],
        ),
      ]),
  },
  {
    id: 'destination-asks-consent',
    statement: 'is off while the player has not consented to its category',
    check: (subject) =>
      each(subject, {}, (destination) => {
        const categories = categoriesOf(destination)
        const { when, id } = subject.manifest
        return categories.some((category) => !CATEGORIES.has(category)) ||
          evaluate(when, factsWithout(categories), id).state === 'off'
          ? []
          : [`the manifest's gate is on without the consent ${categories.join(', ')}`]
      }),
  },
  {
    id: 'destination-loads-on-demand',
    statement: 'loads no script before the router calls `load`',
    check: (subject) => each(subject, {}, (_, trial) => trial.scripts.map((url) => `activate loads ${url}`)),
  },
  {
    id: 'destination-says-blocked',
    statement: 'rejects `load` where its script cannot be fetched',
    check: (subject) =>
      each(subject, { scripts: 'fail' }, async (destination, trial) => {
        if (!destination.load) return []
        let rejected = false
        const completed = await trial.completes(
          Promise.resolve(destination.load()).then(undefined, () => (rejected = true)),
        )
        if (trial.scripts.length === 0 || rejected) return []
        return [completed ? '`load` resolves all the same' : '`load` never settles']
      }),
  },
  {
    id: 'destination-accepts-steadily',
    statement: 'decides for every event whether it accepts it, and always the same',
    check: (subject) =>
      each(subject, {}, ({ accepts }) =>
        CANONICAL_EVENTS.filter((name) => {
          const [first, second] = [accepts?.(name) ?? true, accepts?.(name) ?? true]
          return typeof first !== 'boolean' || first !== second
        }),
      ),
  },
  {
    id: 'destination-survives',
    statement: 'sends every event with any payload without an error',
    check: (subject) =>
      each(subject, {}, async (destination, trial) => {
        await makeReady(destination, trial)
        const failures = new Set<string>()
        for (const event of oddEvents()) {
          if (destination.accepts?.(event.name) === false) continue
          const failure = await failureOf(destination, event, trial)
          if (failure) failures.add(failure)
        }
        return [...failures]
      }),
  },
  {
    id: 'destination-names-cookies',
    statement: 'sets no cookie that its manifest does not name',
    async check(subject) {
      const before = new Set(cookieNames())
      const { cookies = [] } = subject.manifest
      return subject.whileActive({}, async (trial) => {
        await exercise(trial)
        const set = cookieNames().filter((name) => !before.has(name))
        await trial.stop()
        return set.filter((name) => !cookies.some((pattern) => cookieMatches(pattern, name)))
      })
    },
  },
  {
    id: 'destination-previews',
    statement: 'previews the calls for every event without an error or a script, and always the same',
    check: (subject) =>
      each(subject, {}, (destination, trial) => {
        const preview = (event: TrackingEvent): string | undefined =>
          JSON.stringify(destination.preview?.(event))
        const wrong = new Set<string>()
        const before = trial.scripts.length
        for (const event of oddEvents()) {
          deepFreeze(event)
          try {
            const [first, second] = [preview(event), preview(event)]
            if (first !== second) wrong.add(`${event.name}: ${first} and then ${second}`)
          } catch (error) {
            wrong.add(`${event.name}: ${String(error)}`)
          }
        }
        return [...wrong, ...trial.scripts.slice(before).map((url) => `preview loads ${url}`)]
      }),
  },
  {
    id: 'destination-leaves-event',
    statement: 'changes nothing of an event: all destinations share it, frozen',
    check: (subject) =>
      each(subject, {}, async (destination, trial) => {
        await makeReady(destination, trial)
        const event = trackingEvent()
        const before = JSON.stringify(event)
        await failureOf(destination, event, trial)
        if (JSON.stringify(event) !== before) return [`the event became ${JSON.stringify(event)}`]
        const frozen = trackingEvent()
        deepFreeze(frozen)
        const failure = await failureOf(destination, frozen, trial)
        return failure ? [`a frozen event: ${failure}`] : []
      }),
  },
]
