import {
  type Activate,
  type Attribution,
  clickIdParameters,
  CodedError,
  type ContextOf,
  trackingDestinations,
  type TrackingEvent,
} from '@foyer/sdk'
import { type PixelTrack, type PixelTrackField, pixelTrack } from '../contract.ts'
import { CLICK_DAYS, type NetworkKey } from './constants.ts'
import type { manifest } from './manifest.ts'
import { type Network, NETWORKS, type Postback } from './networks.ts'
import { postbackUrl } from './postback-url.ts'

type Clicks = Pick<Attribution, 'clickId'> | undefined

export const activate: Activate<typeof manifest> = (context, { attribution }) => {
  const { settings } = context
  const used = NETWORKS.filter(({ key }) => settings.networks.includes(key))
  for (const network of used) {
    for (const { parameter } of network.parameters)
      context.contribute(clickIdParameters, { parameter, days: CLICK_DAYS })
    const { key, postback } = network
    if (postback && settings[postback.address] !== '')
      addDestination(context, key, postback, () => firstClick(network, attribution))
  }
  context.contribute(pixelTrack, () => trackOf(used, attribution))
}

const clickOf = (clicks: Clicks, parameter: string): string | undefined => clicks?.clickId(parameter)?.value

function firstClick({ parameters }: Network, clicks: Clicks): string | undefined {
  for (const { parameter } of parameters) {
    const value = clickOf(clicks, parameter)
    if (value !== undefined) return value
  }
  return undefined
}

/** The click ids of the networks, by their fields; of two parameters of one field the first counts. */
function trackOf(networks: readonly Network[], clicks: Clicks): PixelTrack {
  const track: { [field in PixelTrackField]?: string } = {}
  for (const { parameters } of networks)
    for (const { parameter, field } of parameters) {
      const value = clickOf(clicks, parameter)
      if (value !== undefined) track[field] ??= value
    }
  return track
}

/** Only a player who came by the network's click is a conversion of it. */
function addDestination(
  context: ContextOf<typeof manifest>,
  key: NetworkKey,
  postback: Postback,
  click: () => string | undefined,
): void {
  const { settings, signal } = context
  const urlOf = (event: TrackingEvent): string | undefined => {
    const value = click()
    return value === undefined ? undefined : postbackUrl(postback, settings, value, event, location.origin)
  }
  context.contribute(trackingDestinations, {
    key,
    consent: 'marketing',
    accepts: (name) => postback.events.includes(name) && click() !== undefined,
    preview: urlOf,
    async send(event) {
      const url = urlOf(event)
      if (url === undefined) return
      try {
        // The answer is another site's, and unreadable; that there is one is all that is needed.
        await fetch(url, {
          mode: 'no-cors',
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          keepalive: true,
          signal,
        })
      } catch (cause) {
        throw new CodedError('PK-UNREACHABLE', `${key} cannot be reached`, { cause })
      }
    },
  })
}
