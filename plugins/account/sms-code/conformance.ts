import { fireEvent, getByLabelText, getByRole } from '@testing-library/dom'
import type { ConformanceOptions } from '@foyer/sdk/testing'
import { MOBILE_NUMBERS } from '../shared/points.ts'
import { fakeNumbers } from '../shared/mobile-numbers.fake.ts'
import EN from './locales/EN.json'

/** What the conformance suite needs to know of this plugin. */
export const options: ConformanceOptions = {
  services: () => ({ [MOBILE_NUMBERS]: fakeNumbers() }),
  settings: { signIn: true },
  signIn(container) {
    fireEvent.change(getByLabelText(container, EN.mobile_number), { target: { value: '901234567' } })
    fireEvent.change(getByLabelText(container, EN.code), { target: { value: '123456' } })
    fireEvent.click(getByRole(container, 'button', { name: EN.log_in }))
  },
}
