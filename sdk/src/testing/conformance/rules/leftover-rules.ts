import { cookieMatches } from '@foyer/host/cookie-matches'
import type { AnyManifest } from '../../../plugin.ts'
import type { ResidueKind } from '../residue.ts'
import type { Rule } from '../rule.ts'

const leaves = (id: string, says: string, kind: ResidueKind): Rule => ({
  id,
  statement: says,
  check: async (subject) => (await subject.lifecycle()).residue[kind],
})

/** Whether a line of the residue is what the manifest names: the host removes that. */
const isNamed = (line: string, { cookies = [], storage = [] }: AnyManifest): boolean => {
  const [, area, name] = /^(cookie|localStorage|sessionStorage) (\S+)/.exec(line) ?? []
  const patterns = area === 'cookie' ? cookies : storage
  return name !== undefined && patterns.some((pattern) => cookieMatches(pattern, name))
}

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
  {
    id: 'leaves-no-browser-storage',
    statement:
      'leaves no cookie and no key of web storage that its manifest does not name, but by the kernel’s storage',
    async check(subject) {
      const { residue } = await subject.lifecycle()
      return residue.browserStorage.filter((line) => !isNamed(line, subject.manifest))
    },
  },
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
