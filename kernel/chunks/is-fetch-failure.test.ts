import { CodedError, HttpError, PluginError } from '@foyer/sdk'
import { describe, expect, it } from 'vitest'
import { isFetchFailure } from './is-fetch-failure.ts'

const URL = 'https://lotus.example/m/assets/launch-BZRmz-HA.js'

const chromium = new TypeError(`Failed to fetch dynamically imported module: ${URL}`)

const eventOf = (tag: string, type = 'error'): Event => {
  let event = new Event(type)
  const element = document.createElement(tag)
  element.addEventListener(type, (heard) => (event = heard))
  element.dispatchEvent(new Event(type))
  return event
}

describe('isFetchFailure', () => {
  it.each<[string, unknown]>([
    ['Chromium 150, 156: no answer, 404 or a page in its place', chromium],
    ['Firefox 153', new TypeError(`error loading dynamically imported module: ${URL}`)],
    ['WebKit 2.50: no answer, 404', new TypeError('Importing a module script failed.')],
    ['WebKit 2.50: a page in its place', new TypeError("'text/html' is not a valid JavaScript MIME type.")],
    ['Vite: a style sheet', new Error('Unable to preload CSS for /m/assets/launch-ulq7hL8F.css')],
    ['this site’s loader: no answer', new CodedError('RE-CHUNK', 'assets/launch.js')],
    ['this site’s loader: not the file', new CodedError('RE-GONE', 'assets/launch.js: status 404')],
    [
      'a vendor’s script that was blocked',
      new CodedError('SC-BLOCKED', { url: 'https://vendor.example/a.js' }),
    ],
    [
      'a vendor’s script that did not load',
      new CodedError('SC-TIMEOUT', { url: 'https://vendor.example/a.js' }),
    ],
    ['texts', new CodedError('IN-TEXTS', 'games.lobby')],
    ['a script element', eventOf('script')],
    ['a style sheet’s element', eventOf('link')],
    ['the host’s error for one', new PluginError('PL-THREW', 'a.b', 'load', 'x', { cause: chromium })],
    ['a cause of a cause', new Error('x', { cause: new Error('y', { cause: chromium }) })],
  ])('%s', (_, thrown) => expect(isFetchFailure(thrown)).toBe(true))

  it.each<[string, unknown]>([
    ['a mistake in a module', new TypeError("Cannot read properties of undefined (reading 'x')")],
    ['a module that is not JavaScript', new SyntaxError('Unexpected token <')],
    [
      'a missing export',
      new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
    ],
    ['a message that quotes one', new Error(`Saw: ${chromium.message}`)],
    ['a call of the gateway', new HttpError('HT-OFFLINE', 'the device is offline', 'auth.login')],
    ['a plugin’s own call', new TypeError('Failed to fetch')],
    ['an address that is refused', new CodedError('SC-URL', 'a script needs an https address')],
    ['an image', eventOf('img')],
    ['a script that has loaded', eventOf('script', 'load')],
    ['a text', chromium.message],
    ['nothing', undefined],
    ['null', null],
  ])('not: %s', (_, thrown) => expect(isFetchFailure(thrown)).toBe(false))

  it('terminates on circular causes', () => {
    const circle = new Error('x')
    circle.cause = circle
    expect(isFetchFailure(circle)).toBe(false)
  })
})
