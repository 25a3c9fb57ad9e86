import { defineMock, failure, success } from '../../../mocks/define-mock.ts'
import { SHAPE } from '../../../mocks/world/status-shapes.ts'
import { sendCodeTo, storedNumber } from '../../../mocks/world/text-messages.ts'
import { ALL_COUNTRIES } from './all-countries.ts'

/** The country of each merchant's visitors. */
const HERE: Readonly<Record<string, string>> = { lotus: 'VN', coral: 'MY', aurora: 'BR' }
const MONEY: Readonly<Record<string, readonly [symbol: string, currency: string]>> = {
  VN: ['₫', 'VND'],
  MY: ['RM', 'MYR'],
  BR: ['R$', 'BRL'],
}
const NUMBER = /^\d{6,15}$/

/** Countries, and codes by text message, at the mock gateway (CA-10, CA-14). */
export default defineMock({
  id: 'account.mobile',
  initial: () => ({}),
  routes: [
    {
      id: 'mobile.countries',
      method: 'GET',
      path: '/wps/system/country',
      requires: { query: { _: /./ } },
      reply({ world }) {
        const mixed = SHAPE.of(world) === 'operator'
        const list = ALL_COUNTRIES.map(({ code, dialingCode }, index) => {
          const [currencySymbol, currency] = MONEY[code] ?? ['$', 'USD']
          const countryDialingCode = mixed && index % 2 === 0 ? dialingCode : dialingCode.slice(1)
          return { countryCode: code, countryDialingCode, currencySymbol, currency }
        })
        const here = list.find(({ countryCode }) => countryCode === HERE[world.merchant]) ?? list[0]
        return success({ ...here, countries: list })
      },
    },
    {
      id: 'mobile.send-code',
      method: 'POST',
      path: '/wps/verification/sms/noLogin',
      reply({ body, world }) {
        const { countryDialingCode, mobileNum } = (body ?? {}) as Readonly<Record<string, unknown>>
        const known = ALL_COUNTRIES.some(({ dialingCode }) => dialingCode === countryDialingCode)
        if (!known || typeof mobileNum !== 'string' || !NUMBER.test(mobileNum))
          return failure('sms.mobile.err', 'This is not a mobile number')
        const message = sendCodeTo(world, storedNumber(String(countryDialingCode), mobileNum))
        return message
          ? success({ expirationTime: message.expiresAt })
          : failure('sms.too.often', 'A code has been sent already. Please wait')
      },
    },
  ],
})
