import {
  CANONICAL_EVENTS,
  type TrackingDestination,
  type TrackingEvent,
  trackingDestinations,
} from '../../../contracts/tracking.ts'
import { evaluate } from '../../../evaluate.ts'
import type { Facts } from '../../../gate.ts'
import { oddEvents, trackingEvent } from '../samples.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'
import type { Conditions, Trial } from '../trial.ts'

const CATEGORIES: ReadonlySet<unknown> = new Set(['marketing', 'analytics', 'support'])

/** Facts with which a gate is on, except for the missing consent. */
const factsWithout = (category: string): Facts => {
  const yes: Readonly<Record<string, boolean>> = new Proxy({}, { get: () => true, has: () => true })
  const consent = new Proxy({}, { get: (_, name) => name !== category }) as Readonly<Record<string, boolean>>
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

/** TR-13, TR-14, TR-16. */
export const DESTINATION_RULES: readonly Rule[] = [
  {
    id: 'destination-keyed',
    statement: 'has a key and a category of consent',
    check: (subject) =>
      each(subject, {}, ({ key, consent }) => [
        ...(/^[a-z][\w-]*$/.test(key) ? [] : [`key: ${key}`]),
        ...(CATEGORIES.has(consent) ? [] : [`consent: ${String(consent)}`]),
      ]),
  },
  {
    id: 'destination-asks-consent',
    statement: 'is off while the player has not consented to its category',
    check: (subject) =>
      each(subject, {}, ({ consent }) =>
        !CATEGORIES.has(consent) ||
        evaluate(subject.manifest.when, factsWithout(consent), subject.manifest.id).state === 'off'
          ? []
          : [`the manifest's gate is on without the consent ${consent}`],
      ),
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
