import type { ResidueKind } from '../residue.ts'
import type { Rule } from '../rule.ts'

const leaves = (id: string, says: string, kind: ResidueKind): Rule => ({
  id,
  statement: says,
  check: async (subject) => (await subject.lifecycle()).residue[kind],
})

/** The rules on what three activations and stops leave (KN-02). */
export const LEFTOVER_RULES: readonly Rule[] = [
  leaves('leaves-no-nodes', 'leaves the document as it was, attributes of html and body too', 'nodes'),
  leaves(
    'leaves-no-listeners',
    'leaves no listener on the window, the document or a node in it',
    'listeners',
  ),
  leaves('leaves-no-timers', 'leaves no timer, interval or frame waiting', 'timers'),
  leaves('leaves-no-globals', 'leaves no global, and no function of the browser replaced', 'globals'),
  leaves(
    'leaves-no-browser-storage',
    'leaves no cookie, and stores nothing outside the kernel’s storage',
    'browserStorage',
  ),
  leaves('leaves-no-subscriptions', 'leaves no listener on a store of a service', 'subscriptions'),
  {
    id: 'leaves-no-requests',
    statement: 'ends its calls when it stops: each gets the signal',
    check: (subject) =>
      subject.run({ http: 'pending', scripts: 'hang' }, async (trial) => {
        await trial.time.elapse(0)
        return (await trial.stop()).requests
      }),
  },
  leaves('undos-work', 'undoes without an error, and in time', 'undos'),
  {
    id: 'stores-under-its-id',
    statement: 'stores under its own id, or under keys that the specification names',
    async check(subject) {
      const { manifest, options } = subject
      const { stored } = await subject.lifecycle()
      return stored
        .filter((name) => !name.startsWith(`${manifest.id}.`) && name !== manifest.id)
        .filter((name) => !options.storageKeys?.includes(name))
    },
  },
]
