import { checkUrl, HOME_PATH, isRecord } from '@foyer/sdk'
import type { NotificationParts, PushEventLike } from './worker-scope.ts'

/** A notification: what `showNotification` takes. */
export interface PushNotification {
  readonly title: string
  readonly parts: NotificationParts
}

/** More than any phone shows. */
const MAX_TEXT_CHARS = 500

/**
 * Reads a message of Firebase Cloud Messaging as it reaches a worker: `{ notification, data, fcmOptions }`, where
 * `fcmOptions.link` (in older messages `notification.click_action`) is the page that it leads to; the first that is one of this site. Texts may be in `data`
 * alone. A message that cannot be read is shown all the same: with the name of the host as its title. Never throws.
 *
 * @param where the location of the worker
 */
export function readPush(
  message: PushEventLike['data'],
  { origin, href }: { readonly origin: string; readonly href: string },
): PushNotification {
  const { notification, data, fcmOptions } = parse(message)
  const shown = { ...recordOf(data), ...recordOf(notification) }
  const links = [recordOf(fcmOptions)['link'], shown['click_action'], recordOf(data)['link']]
  const body = textOf(shown['body'])
  const tag = textOf(shown['tag'])
  const icon = pictureOf(shown['icon'], origin)
  const image = pictureOf(shown['image'], origin)
  return {
    title: textOf(shown['title']) ?? new URL(href).hostname,
    parts: {
      ...(body !== undefined && { body }),
      ...(icon !== undefined && { icon }),
      ...(image !== undefined && { image }),
      ...(tag !== undefined && { tag }),
      data: {
        href: pageAt(
          // What an app's message names may be no address: `OPEN_ACTIVITY`.
          links.find((link) => checkUrl(link, { kind: 'own', origin })),
          origin,
        ),
      },
    },
  }
}

/** The page that a click on a notification opens: one of this site (SE-03); home where its data names none. */
export const pageOfNotification = (data: unknown, origin: string): string =>
  pageAt(recordOf(data)['href'], origin)

const pageAt = (link: unknown, origin: string): string =>
  (checkUrl(link, { kind: 'own', origin }) ?? new URL(HOME_PATH, origin)).href

/** Of this site, or any https address. */
const pictureOf = (address: unknown, origin: string): string | undefined =>
  (checkUrl(address, { kind: 'own', origin }) ?? checkUrl(address, { kind: 'https' }))?.href

function parse(message: PushEventLike['data']): Readonly<Record<string, unknown>> {
  if (!message) return {}
  try {
    return recordOf(message.json())
  } catch {
    // A plain text, as a test from the browser's tools sends it; the beginning of an object is for nobody.
    const text = message.text()
    return /^\s*[{[]/.test(text) ? {} : { notification: { body: text } }
  }
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.slice(0, MAX_TEXT_CHARS) : undefined
