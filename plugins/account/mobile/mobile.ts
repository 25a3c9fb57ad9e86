import { type Activate, createStore, type Site } from '@foyer/sdk'
import { codesByIdentity } from '../codes-by-identity.ts'
import type { MobileNumbers } from '../mobile-numbers.ts'
import { chooseCountry } from './choose-country.tsx'
import { CodeSender } from './code-sender.ts'
import { Countdown } from './countdown.ts'
import { CountryList } from './country-list.ts'
import { dialingCode } from './dialing-code.tsx'
import type { manifest } from './manifest.ts'
import { checkNumber, readCode, readNumber } from './read-number.ts'

export const activate: Activate<typeof manifest> = (context, services) => {
  const { site, clock } = services
  const { numberMin: min, numberMax: max, codeLength } = context.settings
  const countries = new CountryList(context, services)
  const interval = (run: () => void, ms: number) => context.interval(run, ms)
  const countdown = new Countdown({ storage: context.storage, clock, interval })
  const sender = new CodeSender(context, services, countdown)
  void countries.load()

  const shown = createStore(isShown(site))
  for (const store of [site.switches, site.status])
    context.defer(store.subscribe(() => shown.set(isShown(site))))

  const numbers: MobileNumbers = {
    country: countries.country,
    dialingCodeShown: shown,
    wait: countdown.wait,
    codeLength,
    DialingCode: dialingCode(countries.country, () => chooseCountry(countries, services)),
    read(typed) {
      const { digits, country } = readNumber(typed, countries.known, countries.country.get())
      const problem = checkNumber(digits, { min, max })
      if (problem) return { problem }
      if (country) countries.choose(country)
      return { number: { countryDialingCode: country?.dialingCode ?? '', mobileNum: digits } }
    },
    readCode: (typed) => readCode(typed, codeLength),
    send: (number, proof, signal) => sender.send(number, proof, signal),
    sendBy: (sending) => sender.sendBy(sending),
  }
  return { numbers }
}

/** The merchant lets players change it, or codes go by the identity provider, which takes whole numbers only (VA-11). */
const isShown = ({ switches, status }: Site): boolean =>
  codesByIdentity(status.get()) || switches.get()?.['UPDATEMOBILEICC3'] === true
