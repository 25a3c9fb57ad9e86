import {
  type LoginCredentials,
  loginMethods,
  type LoginMethodProps,
  type LoginResult,
} from '../../../contracts/login.ts'
import { contributedValues } from '../contributions.ts'
import { renderComponent } from '../render-component.ts'
import type { Rule } from '../rule.ts'
import type { PluginUnderTest } from '../plugin-under-test.ts'
import type { Trial } from '../trial.ts'
import { checkComponents } from './component-rules.ts'

const SHAPES: ReadonlySet<unknown> = new Set(['form', 'button'])
const TYPES: ReadonlySet<unknown> = new Set(['username', 'sms', 'firebase'])
const RESULTS: readonly LoginResult[] = [
  { kind: 'signed-in' },
  { kind: 'busy' },
  { kind: 'dismissed', step: 'captcha' },
  { kind: 'dismissed', step: 'second-factor' },
  { kind: 'dismissed', step: 'choice' },
  { kind: 'refused', code: 'login.cred.err' },
  { kind: 'aborted' },
]
const CONTROLS = 'button, input, select, textarea'
type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const idle: LoginMethodProps = {
  signIn: () => new Promise(() => {}),
  captcha: () => Promise.resolve({ kind: 'passed', proof: { fields: {} } }),
  busy: false,
}
const componentsOf = ({ manifest }: PluginUnderTest): readonly string[] =>
  contributedValues(manifest, loginMethods.id).map(({ component }) => String(component))

const controlsIn = (container: HTMLElement): readonly Control[] => [
  ...container.querySelectorAll<Control>(CONTROLS),
]
/** A read-only field keeps the focus and the selection; a disabled one loses both. */
const isLocked = (control: Control): boolean =>
  control.disabled || ('readOnly' in control && control.readOnly)
const nameOf = (control: Control): string =>
  [
    control.getAttribute('aria-label'),
    control.labels?.[0]?.textContent,
    control.localName === 'button' ? control.textContent : undefined,
    control.closest('label')?.textContent,
  ].find((name) => name?.trim()) ?? ''

/** Shows each of the plugin's methods, and lets `look` see it. */
const eachShown = (
  subject: PluginUnderTest,
  props: LoginMethodProps,
  look: (
    container: HTMLElement,
    trial: Trial,
    faults: readonly string[],
  ) => Promise<readonly string[]> | readonly string[],
): Promise<readonly string[]> =>
  subject.whileActive({ member: false }, async (trial) => {
    const wrong: string[] = []
    for (const name of componentsOf(subject)) {
      if (typeof trial.module[name] !== 'function') continue
      const { container, errors: faults, unmount } = await renderComponent(trial, name, props)
      wrong.push(...(await look(container, trial, faults)))
      unmount()
    }
    await trial.stop()
    return wrong
  })

/** Signs in as a player would, and answers as the site would. */
async function signInWith(result: LoginResult, subject: PluginUnderTest): Promise<readonly string[]> {
  const given: LoginCredentials[] = []
  let onSignIn = (): void => undefined
  const props: LoginMethodProps = {
    ...idle,
    signIn: (credentials) => {
      given.push(credentials)
      onSignIn()
      return Promise.resolve(result)
    },
  }
  return eachShown(subject, props, async (container, trial, faults) => {
    const { signIn = (within) => within.querySelector('button')?.click() } = subject.options
    const before = given.length
    const begun = new Promise<void>((resolve) => void (onSignIn = resolve))
    await trial.completes(Promise.resolve(signIn(container)))
    await trial.completesAfterImports(begun)
    await trial.time.elapse(AFTERWARDS_MS)
    const sent = given.slice(before)
    const stuck = controlsIn(container).filter(isLocked)
    return [
      ...faults.map((fault) => `after ${result.kind}: ${fault}`),
      ...(sent.length === 1 ? [] : [`signs in ${sent.length} times`]),
      ...sent
        .filter(({ type }) => !TYPES.has(type))
        .map(({ type }) => `credentials of the type ${String(type)}`),
      ...(result.kind === 'signed-in'
        ? []
        : stuck.map((control) => `after ${result.kind} ${nameOf(control)} stays disabled`)),
    ]
  })
}
const AFTERWARDS_MS = 1_000

/** RT-02, ST-02 to ST-09. */
export const LOGIN_RULES: readonly Rule[] = [
  {
    id: 'login-placed',
    statement: 'contributes its methods as data: a key, a shape and a label',
    check: ({ manifest }) =>
      contributedValues(manifest, loginMethods.id).flatMap(({ key, shape, label }) => [
        ...(typeof key === 'string' && /^[a-z][\w-]*$/.test(key) ? [] : [`key: ${String(key)}`]),
        ...(SHAPES.has(shape) ? [] : [`shape: ${String(shape)}`]),
        ...(typeof label === 'string' && label !== '' ? [] : ['label: is empty']),
      ]),
  },
  {
    id: 'login-renders',
    statement: 'renders with answers, without, and while none has arrived',
    check: (subject) => checkComponents(subject, componentsOf(subject), 'faults', () => idle),
  },
  {
    id: 'login-leaves-nothing',
    statement: 'leaves nothing of a method that was shown and removed',
    check: (subject) => checkComponents(subject, componentsOf(subject), 'leftovers', () => idle),
  },
  {
    id: 'login-named',
    statement: 'gives every control a name',
    check: (subject) =>
      eachShown(subject, idle, (container) =>
        controlsIn(container)
          .filter((control) => nameOf(control) === '')
          .map(({ localName }) => `a ${localName} without a name`),
      ),
  },
  {
    id: 'login-waits',
    statement: 'disables its controls, or makes its fields read-only, while a login is under way',
    check: (subject) =>
      eachShown(subject, { ...idle, busy: true }, (container) =>
        controlsIn(container)
          .filter((control) => !isLocked(control))
          .map((control) => `${control.localName} ${nameOf(control)} is enabled`),
      ),
  },
  {
    id: 'login-signs-in',
    statement: 'signs in once for each submit, and survives every result',
    async check(subject) {
      const wrong: string[] = []
      for (const result of RESULTS) wrong.push(...(await signInWith(result, subject)))
      return [...new Set(wrong)]
    },
  },
]
