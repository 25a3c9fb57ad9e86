import { type MerchantLegal, SITE } from '@foyer/sdk'
import { fakeSite, pluginStories } from '@foyer/sdk/testing'
import { footerBlocks } from '../contract.ts'
import EN from './locales/EN.json'
import plugin from './manifest.ts'

export default { title: 'site / footer' }

const DOCUMENTS = { terms: 'https://site.example/terms', privacy: 'https://site.example/privacy' }
const LEAST: MerchantLegal = {
  ...DOCUMENTS,
  company: 'Lotus Lottery Co., Ltd., company no. 0312 455 871',
  minimumAge: 18,
}
const USUAL: MerchantLegal = {
  ...LEAST,
  licence: {
    authority: 'Coastal Gaming Commission',
    number: 'CGC-LT-2041',
    href: 'https://commission.example/',
  },
  saferPlay: 'https://site.example/safer-play',
  helpline: { name: 'Gambling Therapy', href: 'https://help.example/' },
  payments: ['VietQR', 'MoMo', 'ZaloPay', 'Visa'],
}
const of = (legal: MerchantLegal) => ({ services: { [SITE]: fakeSite({ merchant: { legal } }) } })
const story = pluginStories(plugin, { texts: EN, ...of(USUAL) })

export const Usual = story('Footer')
/** What every merchant must say. */
export const One = story('Footer', of(LEAST))
export const Many = story('Footer', {
  ...of({ ...USUAL, payments: Array.from({ length: 16 }, (_, index) => `Bank ${index + 1}`) }),
  setUp: (test) => test.contributeOthers(footerBlocks, [() => <a href="https://app.example/">lotus.apk</a>]),
})
export const LongTexts = story(
  'Footer',
  of({
    ...USUAL,
    company:
      'Lotus International Entertainment and Lottery Services Company (Holdings) Limited, registered in the commercial register of the southern provinces under number 0312-455-871-0000-2041, 88 Nguyễn Huệ, District 1, Ho Chi Minh City, Vietnam',
    payments: ['Internationalebanküberweisungsgesellschaft'],
  }),
)
