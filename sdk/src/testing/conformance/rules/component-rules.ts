import { loginMethods } from '../../../contracts/login.ts'
import { contributionsOf } from '../contributions.ts'
import { newIn } from '../residue.ts'
import { renderComponent } from '../render-component.ts'
import type { Rule } from '../rule.ts'
import type { Subject } from '../subject.ts'

/** Exports that fill slots. Screens and login methods have rules of their own kind. */
const fillsOf = ({ manifest }: Subject): readonly string[] => [
  ...new Set(
    contributionsOf(manifest)
      .filter(({ kind, point }) => kind === 'fill' && point['id'] !== loginMethods.id)
      .map(({ value }) => String(value)),
  ),
]

export const COMPONENT_RULES: readonly Rule[] = [
  {
    id: 'components-render',
    says: 'renders every component that fills a slot, also while no call is answered',
    check: (subject) => checkComponents(subject, fillsOf(subject), 'faults'),
  },
  {
    id: 'components-leave-nothing',
    says: 'leaves nothing of a component that was shown and taken away',
    check: (subject) => checkComponents(subject, fillsOf(subject), 'leftovers'),
  },
]

/** Shows each component once with answers and once without, and tells what it threw, or what it left. */
export async function checkComponents(
  subject: Subject,
  names: readonly string[],
  what: 'faults' | 'leftovers',
  props: (name: string) => object = (name) => subject.options.props?.[name] ?? {},
): Promise<readonly string[]> {
  const wrong = new Set<string>()
  if (names.length === 0) return []
  const { residue } = await subject.lifecycle()
  for (const name of names) {
    for (const conditions of [{}, { http: 'held', member: false }, { http: 'fails' }] as const) {
      const lines = await subject.whileActive(conditions, async (trial) => {
        if (typeof trial.module[name] !== 'function') return []
        const rendered = await renderComponent(trial, name, props(name))
        rendered.unmount()
        await trial.time.elapse(0)
        const left = await trial.stop()
        if (what === 'faults') return rendered.faults
        return newIn(left, { ...residue, requests: left.requests, undos: left.undos })
      })
      for (const line of lines) wrong.add(`${name}: ${line}`)
    }
  }
  return [...wrong]
}
