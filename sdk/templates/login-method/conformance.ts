import { fireEvent, getByLabelText, getByRole } from '@testing-library/dom'
import type { ConformanceOptions } from '@foyer/sdk/testing'
import CN from './locales/CN.json'
import EN from './locales/EN.json'
import PT_BR from './locales/PT-BR.json'
import VI from './locales/VI.json'

/** What the conformance suite needs to exercise the whole plugin. */
export const options: ConformanceOptions = {
  answers: { 'acme.send-code': { success: true } },
  sources: import.meta.glob<string>(['./*.{ts,tsx}', '!./*.{test,stories}.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
  texts: { CN, EN, 'PT-BR': PT_BR, VI },
  signIn(container) {
    fireEvent.change(getByLabelText(container, EN.mobile_number), { target: { value: '901234567' } })
    fireEvent.change(getByLabelText(container, EN.code), { target: { value: '123456' } })
    fireEvent.click(getByRole(container, 'button', { name: EN.sign_in }))
  },
}
