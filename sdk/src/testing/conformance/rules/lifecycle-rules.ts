import { CodedError, PluginError } from '../../../errors.ts'
import { routes } from '../../../contracts/screen.ts'
import { newIn } from '../residue.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'
import type { ActivationOutcome } from '../trial.ts'

const errorOf = (activation: ActivationOutcome): CodedError | undefined =>
  activation.kind === 'failed' && activation.error instanceof CodedError ? activation.error : undefined
/** The code of a failed activation; empty for any other outcome. */
const codeOf = (activation: ActivationOutcome): string => errorOf(activation)?.code ?? ''
/** Errors of an activation that other rules report, wherever they occur. */
const OWN_RULES: ReadonlySet<string> = new Set(['PL-UNDECLARED', 'PL-KEY', 'PL-PROVIDES'])

const isValueRefused = (error: CodedError | undefined): boolean =>
  error instanceof PluginError && error.code === 'PL-VALUE' && error.phase === 'call'

/** Whether another rule reports the error: what the host refuses before or in the activation has rules of its own. */
function hasOwnRule(error: CodedError | undefined): boolean {
  if (!error) return false
  const { code, text } = error
  if (code === 'PL-MODULE') return text.includes('export ') // module-exports
  if (code === 'PL-MANIFEST') return text.includes('part origins.') // hosts-well-formed
  if (code === 'PL-VALUE') return isValueRefused(error) || text.startsWith(`point ${routes.id}; field path`) // screen-path
  return OWN_RULES.has(code)
}

const withCode = (id: string, says: string, codes: readonly string[]): Rule => ({
  id,
  statement: says,
  async check(subject) {
    const { activations } = await subject.lifecycle()
    return [...new Set(activations.filter((each) => codes.includes(codeOf(each))).map(textOf))]
  },
})
const textOf = (activation: ActivationOutcome): string =>
  activation.kind === 'failed' ? String(activation.error) : activation.kind

/** At most so many steps of an activation are tried, from the first. */
const STEPS_MAX = 40

/** Fails at each step in turn, and returns what a partial activation leaves that a complete one does not. */
async function halfDone(subject: PluginUnderTest): Promise<readonly string[]> {
  const { calls, residue } = await subject.lifecycle()
  const left = new Set<string>()
  for (let failAt = 1; failAt <= Math.min(calls, STEPS_MAX); failAt++) {
    await subject.run({ failAt }, async (trial) => {
      for (const line of newIn(await trial.stop(), residue)) left.add(`step ${failAt} fails: ${line}`)
    })
  }
  await subject.run({ http: 'fails', scripts: 'fail' }, async (trial) => {
    for (const line of newIn(await trial.stop(), residue)) left.add(`calls and scripts fail: ${line}`)
  })
  await subject.run({ http: 'pending', scripts: 'hang' }, async (trial) => {
    const known = { ...residue, requests: [...trial.http.pending].map(({ endpoint }) => endpoint) }
    for (const line of newIn(await trial.stop(), known)) left.add(`stopped while it waits: ${line}`)
  })
  return [...left]
}

export const LIFECYCLE_RULES: readonly Rule[] = [
  {
    id: 'activates',
    statement: 'activates, three times',
    async check(subject) {
      const { activations } = await subject.lifecycle()
      const failed = activations.filter((each) => each.kind !== 'active' && !hasOwnRule(errorOf(each)))
      return [...new Set(failed.map(textOf))]
    },
  },
  withCode('provides-what-it-says', 'returns every service that its manifest provides', ['PL-PROVIDES']),
  withCode('contributes-what-it-says', 'contributes only to points that its manifest names, each key once', [
    'PL-UNDECLARED',
    'PL-KEY',
  ]),
  {
    id: 'values-fit',
    statement: 'contributes only values that fit their points',
    async check(subject) {
      const { activations } = await subject.lifecycle()
      const failed = activations.filter((each) => isValueRefused(errorOf(each)))
      return [...new Set(failed.map(textOf))]
    },
  },
  {
    id: 'undoes-half-an-activation',
    statement: 'leaves nothing where its activation fails at any step, or is stopped half-way',
    check: halfDone,
  },
  {
    id: 'quiet-after-stop',
    statement: 'does nothing once it has been stopped, also when late answers arrive',
    check: (subject) =>
      subject.run({ http: 'pending', scripts: 'hang' }, async (trial) => {
        await trial.time.elapse(0)
        const left = await trial.stop()
        await trial.answerPending()
        await trial.time.elapse(LATE_MS)
        const { nodes } = await trial.stop()
        return [
          ...trial.late.map((name) => `called ${name}`),
          ...nodes.filter((line) => !left.nodes.includes(line)),
        ]
      }),
  },
]
const LATE_MS = 60_000
