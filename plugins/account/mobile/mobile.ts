import { type Activate, createStore, type Site } from '@foyer/sdk'
import { type MobileNumbers, usesIdentityCodes } from '../shared/points.ts'
import { chooseCountry } from './choose-country.tsx'
import { OtpSender } from './otp-sender.ts'
import { PROVIDER_CODE_LENGTH } from './constants.ts'
import { Countdown } from './countdown.ts'
import { CountryList } from './country-list.ts'
import { dialingCode } from './dialing-code.tsx'
import type { manifest } from './manifest.ts'
import { IdentityOtpSender } from './identity-otp-sender.ts'
import { checkNumber, readCode, readNumber } from './read-number.ts'

export const activate: Activate<typeof manifest> = (context, services) => {
  const { site, clock } = services
  const { numberMin: min, numberMax: max, codeLength, smsTemplate } = context.settings
  const countries = new CountryList(context, services)
  const interval = (run: () => void, ms: number) => context.interval(run, ms)
  const countdown = new Countdown({ storage: context.storage, clock, interval })
  const provider = new IdentityOtpSender(context, services)
  const sender = new OtpSender(context, services, countdown, provider)
  const byProvider = (): boolean => usesIdentityCodes(site.status.get())
  const length = (): number => (byProvider() ? PROVIDER_CODE_LENGTH : codeLength)
  void countries.load()

  const shown = createStore(isShown(site))
  for (const store of [site.switches, site.status])
    context.defer(store.subscribe(() => shown.set(isShown(site))))
  const prepare = (): void => void (byProvider() && provider.prepare())
  context.defer(site.status.subscribe(prepare))
  prepare()

  const numbers: MobileNumbers = {
    country: countries.country,
    dialingCodeShown: shown,
    resendSeconds: countdown.wait,
    get codeLength() {
      return length()
    },
    smsTemplate,
    DialingCode: dialingCode(countries.country, () => chooseCountry(countries, services)),
    read(typed) {
      const { digits, country } = readNumber(typed, countries.known, countries.country.get())
      const problem = checkNumber(digits, { min, max })
      if (problem) return { problem }
      if (country) countries.choose(country)
      return { number: { countryDialingCode: country?.dialingCode ?? '', mobileNum: digits } }
    },
    readCode: (typed) => readCode(typed, length()),
    async verify(typed, number) {
      const read = readCode(typed, length())
      if ('problem' in read) return read
      if (!byProvider()) return { fields: { verificationCode: read.code } }
      const confirmation = await provider.confirm(number, read.code)
      if ('problem' in confirmation) return confirmation
      return { fields: { firebaseChannel: 'phone', firebaseIdToken: confirmation.idToken } }
    },
    send: (number, proof, signal) => sender.send(number, proof, signal),
    sendBy: (sending) => sender.sendBy(sending),
  }
  return { numbers }
}

/** Players may change it, or the identity provider sends the codes, which requires whole numbers (VA-11). */
const isShown = ({ switches, status }: Site): boolean =>
  usesIdentityCodes(status.get()) || switches.get()?.['UPDATEMOBILEICC3'] === true
