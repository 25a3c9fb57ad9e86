import { contributionsOf } from '../contributions.ts'
import { newIn } from '../residue.ts'
import { renderComponent } from '../render-component.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'

/** Exports that are contributed to slots. Screens and login methods have rules of their own kind. */
const fillsOf = ({ manifest }: PluginUnderTest): readonly string[] => [
  ...new Set(
    contributionsOf(manifest)
      .filter(({ kind }) => kind === 'component')
      .map(({ value }) => String(value)),
  ),
]

export const COMPONENT_RULES: readonly Rule[] = [
  {
    id: 'components-render',
    statement: 'renders every component of a slot, also while no call is answered',
    check: (subject) => checkComponents(subject, fillsOf(subject), 'faults'),
  },
  {
    id: 'components-leave-nothing',
    statement: 'leaves nothing of a component that was shown and removed',
    check: (subject) => checkComponents(subject, fillsOf(subject), 'leftovers'),
  },
]

interface Shown {
  readonly faults: readonly string[]
  readonly leftovers: readonly string[]
}
/** Each is shown once for both rules: what a component leaves could spoil a second time. */
const seen = new WeakMap<PluginUnderTest, Map<string, Promise<Shown>>>()

/**
 * Shows each component with answers, without, and while none arrives.
 * @returns what they threw, or what they left, a line each
 */
export async function checkComponents(
  subject: PluginUnderTest,
  names: readonly string[],
  what: keyof Shown,
  props: (name: string) => object = (name) => subject.options.props?.[name] ?? {},
): Promise<readonly string[]> {
  const known = seen.get(subject) ?? new Map<string, Promise<Shown>>()
  seen.set(subject, known)
  const showing = known.get(names.join()) ?? showAll(subject, names, props)
  known.set(names.join(), showing)
  return (await showing)[what]
}

async function showAll(
  subject: PluginUnderTest,
  names: readonly string[],
  props: (name: string) => object,
): Promise<Shown> {
  const faults = new Set<string>()
  const leftovers = new Set<string>()
  if (names.length === 0) return { faults: [], leftovers: [] }
  const { residue } = await subject.lifecycle()
  for (const name of names) {
    for (const conditions of [{}, { http: 'pending', member: false }, { http: 'fails' }] as const) {
      await subject.whileActive(conditions, async (trial) => {
        if (typeof trial.module[name] !== 'function') return []
        const rendered = await renderComponent(trial, name, props(name))
        rendered.unmount()
        await trial.time.elapse(0)
        const left = await trial.stop()
        for (const fault of rendered.errors) faults.add(`${name}: ${fault}`)
        for (const line of newIn(left, { ...residue, undos: left.undos })) leftovers.add(`${name}: ${line}`)
        return []
      })
    }
  }
  return { faults: [...faults], leftovers: [...leftovers] }
}
