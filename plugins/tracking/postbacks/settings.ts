import { CANONICAL_EVENTS, holdsSecrets } from '@foyer/sdk'
import * as v from 'valibot'
import { NETWORK_KEYS } from './constants.ts'

const ADDRESS = /^(?:https:\/\/[^\s#@]+|\/(?!\/)[^\s#]*)$/

/** An https address, or a path of this site, without a secret. */
const address = (description: string) =>
  v.pipe(
    v.optional(
      v.pipe(
        v.string(),
        v.check((text) => text === '' || ADDRESS.test(text), 'an https address'),
        v.check((text) => !holdsSecrets(text), 'an address without a token: every player can read it'),
      ),
      '',
    ),
    v.description(description),
  )
const currency = (description: string) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^(?:[A-Z]{3})?$/, 'three capital letters, ISO 4217')), ''),
    v.description(description),
  )
const eventNames = (description: string) =>
  v.pipe(
    v.optional(
      v.record(v.picklist(CANONICAL_EVENTS), v.pipe(v.string(), v.regex(/^[\w .-]{1,64}$/, 'a plain name'))),
      {},
    ),
    v.description(description),
  )

const schema = v.object({
  networks: v.pipe(
    v.optional(v.array(v.picklist(NETWORK_KEYS)), []),
    v.description(
      'The networks that the merchant buys from. Their click ids go with the registration, and by the relay, which tells the network. oktag (OKSpin) and traffic-factory publish no address: they are told by the relay alone.',
    ),
  ),
  voluumDomain: address(
    'Voluum: the tracking domain, https://track.shop.example. Empty: the relay alone tells it, which Voluum prefers.',
  ),
  voluumCurrency: currency(
    'Voluum: the currency of the account. Empty, or where a deposit has another: no payout is sent.',
  ),
  voluumEvents: eventNames(
    'Voluum: the account’s own event types (`et`), which are case-sensitive: { "register": "Registration" }. An event that is not listed has its own name.',
  ),
  propellerAdsUrl: address(
    'PropellerAds: the postback address of the account with aid, pid and tid: https://ad.propellerads.com/conversion.php?aid=1&pid=2&tid=3. Empty: the relay alone tells it.',
  ),
  kadamUrl: address(
    'Kadam: the postback address: https://kdtrk.net/ru/postback/?status=approved. Empty: the relay alone tells it.',
  ),
  redtrackDomain: address(
    'RedTrack: the tracking domain, https://shop.rdtk.io. Empty: the relay alone tells it, as it must where the account asks for a ptoken, which may not reach a browser.',
  ),
  redtrackCurrency: currency(
    'RedTrack: the currency of the account. Empty, or where a deposit has another: no sum is sent.',
  ),
  redtrackEvents: eventNames(
    'RedTrack: the account’s own conversion types (`type`): { "register": "Registration" }. An event that is not listed has its own name.',
  ),
})
export type PostbackSettings = v.InferOutput<typeof schema>
export default schema
