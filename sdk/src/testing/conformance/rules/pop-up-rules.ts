import {
  type PopUp,
  type PopUpDecision,
  type PopUpResult,
  type PopUpContext,
  popUps,
} from '../../../contracts/pop-up.ts'
import { isRecord } from '../../plugin-parts.ts'
import type { Rule } from '../rule.ts'
import { popUpContexts } from '../samples.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'
import type { Conditions, Trial } from '../trial.ts'

const PRIORITIES: ReadonlySet<unknown> = new Set([
  'forced-install',
  'optional-update',
  'announcement',
  'download-image',
  'prompt',
])

const each = (
  subject: PluginUnderTest,
  conditions: Conditions,
  look: (popUp: PopUp, trial: Trial) => readonly string[] | Promise<readonly string[]>,
): Promise<readonly string[]> =>
  subject.whileActive(conditions, async (trial) => {
    const wrong: string[] = []
    for (const popUp of trial.contributions(popUps)) wrong.push(...(await look(popUp, trial)))
    await trial.stop()
    return wrong
  })

/** What a pop-up decided; text where it failed. */
async function decide(popUp: PopUp, moment: PopUpContext, trial: Trial): Promise<PopUpDecision | string> {
  let decided: PopUpDecision | string = 'decide never settles'
  const deciding = Promise.resolve()
    .then(() => popUp.decide(moment))
    .then(
      (decision) => (decided = decision),
      (error: unknown) => (decided = `decide rejects: ${String(error)}`),
    )
  await trial.completesAfterImports(deciding)
  return decided
}
const opened = (trial: Trial) =>
  trial.overlays.flatMap((overlays) => overlays.opened.filter(({ open }) => open))

/** Opens each pop-up that has something to show, and lets `look` end it. */
const eachOpen = (
  subject: PluginUnderTest,
  look: (shown: {
    readonly popUp: PopUp
    readonly trial: Trial
    readonly leave: () => void
    readonly end: () => Promise<PopUpResult | string>
  }) => Promise<readonly string[]>,
): Promise<readonly string[]> =>
  each(subject, {}, async (popUp, trial) => {
    const wrong: string[] = []
    for (const given of popUpContexts(new AbortController().signal)) {
      const leaving = new AbortController()
      const decision = await decide(popUp, { ...given, signal: leaving.signal }, trial)
      if (typeof decision === 'string' || decision.kind !== 'show') continue
      let came: PopUpResult | string = 'open never settles'
      const showing = Promise.resolve()
        .then(() => decision.open())
        .then(
          (end) => (came = end),
          (error: unknown) => (came = `open rejects: ${String(error)}`),
        )
      await trial.time.elapse(OPENING_MS)
      const end = async (): Promise<PopUpResult | string> => {
        await trial.completesAfterImports(showing)
        return came
      }
      wrong.push(...(await look({ popUp, trial, leave: () => leaving.abort(), end })))
      for (const overlay of opened(trial)) overlay.close()
    }
    return [...new Set(wrong)]
  })
const OPENING_MS = 1_000

/** RT-01, ST-23, ST-24, OV-29, OV-30. */
export const POP_UP_RULES: readonly Rule[] = [
  {
    id: 'pop-up-keyed',
    statement: 'has a key, a priority of its own among the overlays, and a delay',
    check: (subject) =>
      each(subject, {}, (popUp, trial) => [
        ...(/^[a-z][\w-]*$/.test(popUp.key) ? [] : [`key: ${popUp.key}`]),
        ...(PRIORITIES.has(popUp.priority) ? [] : [`priority: ${String(popUp.priority)}`]),
        ...popUpContexts(trial.context.signal)
          .map((moment) => popUp.delayMs(moment))
          .filter((delay) => !Number.isFinite(delay) || delay < 0)
          .map((delay) => `delay: ${delay}`),
      ]),
  },
  {
    id: 'pop-up-decides',
    statement: 'decides for every player, also where calls fail',
    async check(subject) {
      const wrong: string[] = []
      for (const conditions of [{}, { http: 'fails' }] as const) {
        const lines = await each(subject, conditions, async (popUp, trial) => {
          const faults: string[] = []
          for (const moment of popUpContexts(trial.context.signal)) {
            const decision = await decide(popUp, moment, trial)
            if (typeof decision === 'string') faults.push(decision)
            else if (!isRecord(decision)) faults.push(`decision: ${String(decision)}`)
            else if (decision.kind === 'skip' ? !decision.reason : typeof decision.open !== 'function') {
              faults.push(`decision: ${JSON.stringify(decision)}`)
            }
          }
          return faults
        })
        wrong.push(...lines)
      }
      return [...new Set(wrong)]
    },
  },
  {
    id: 'pop-up-decides-quietly',
    statement: 'shows nothing and stores nothing while it decides',
    check: (subject) =>
      each(subject, {}, async (popUp, trial) => {
        const stored = trial.storage.stored.size
        for (const moment of popUpContexts(trial.context.signal)) await decide(popUp, moment, trial)
        return [
          ...opened(trial).map(({ options }) => `opened ${options.label}`),
          ...(trial.storage.stored.size > stored ? ['stored something'] : []),
        ]
      }),
  },
  {
    id: 'pop-up-waits-in-queue',
    statement: 'opens one overlay, with its priority and a name, and is `seen` when it closes',
    check: (subject) =>
      eachOpen(subject, async ({ popUp, trial, end }) => {
        const overlays = opened(trial)
        const wrong = overlays.flatMap(({ options }) => [
          ...(options.priority === popUp.priority
            ? []
            : [`opens with the priority ${String(options.priority)}`]),
          ...(options.label.trim() ? [] : ['opens without a name']),
        ])
        for (const overlay of overlays) overlay.close()
        const came = await end()
        return [
          ...(overlays.length === 1 ? [] : [`opens ${overlays.length} overlays`]),
          ...wrong,
          ...(came === 'seen' ? [] : [`closed, it says ${came}`]),
        ]
      }),
  },
  {
    id: 'pop-up-withdraws',
    statement: 'closes when the player leaves, resolves with `withdrawn`, and stores nothing',
    check: (subject) =>
      eachOpen(subject, async ({ trial, leave, end }) => {
        const stored = JSON.stringify([...trial.storage.stored])
        leave()
        const came = await end()
        return [
          ...(came === 'withdrawn' ? [] : [`left, it says ${came}`]),
          ...opened(trial).map(({ options }) => `${options.label} stays open`),
          ...(JSON.stringify([...trial.storage.stored]) === stored ? [] : ['stored something']),
        ]
      }),
  },
]
