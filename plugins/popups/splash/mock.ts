import { defineMock } from '../../../mocks/define-mock.ts'

/** The splash makes no call; the merchant's settings switch it on. */
export default defineMock({ id: 'popups.splash', initial: () => ({}), routes: [] })
