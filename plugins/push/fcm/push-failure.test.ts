// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { TEXT_LANGUAGES } from '../../../kernel/i18n/languages.ts'
import { messagingFailure, pushFailure } from './push-failure.ts'

/** By file: those of every language. */
const LOCALES = import.meta.glob<Readonly<Record<string, string>>>('./locales/*.json', {
  eager: true,
  import: 'default',
})

const withCode = (code: string): Error => Object.assign(new Error('x'), { code })

/** The key has words in every language. */
function expectTexts(key: string): void {
  expect(Object.keys(LOCALES)).toHaveLength(TEXT_LANGUAGES.length)
  for (const [file, texts] of Object.entries(LOCALES))
    expect(texts, file).toHaveProperty(key, expect.stringMatching(/\S/))
}

describe('pushFailure', () => {
  it.each([
    ['permission-default', 'error_permission_default'],
    ['permission-blocked', 'error_permission_blocked'],
    ['unsupported-browser', 'error_unsupported_browser'],
    ['indexed-db-unsupported', 'error_storage'],
    ['failed-service-worker-registration', 'error_worker'],
    ['invalid-sw-registration', 'error_worker'],
    ['token-subscribe-failed', 'error_subscribe_failed'],
    ['token-subscribe-no-token', 'error_no_token'],
    ['token-update-failed', 'error_update_failed'],
    ['token-update-no-token', 'error_no_token'],
    ['token-unsubscribe-failed', 'error_unsubscribe_failed'],
    ['invalid-vapid-key', 'error_setup'],
    ['missing-app-config-values', 'error_setup'],
  ])('[ER-12] messaging/%s has the text %s, in each language', (short, key) => {
    const code = `messaging/${short}`
    expect(pushFailure(withCode(code))).toEqual({ key, code })
    expect(messagingFailure(short)).toEqual({ key, code })
    expectTexts(key)
  })
  it.each<[string, unknown, string, string]>([
    ['a rejected subscription, code 20', new DOMException('Registration failed', 'AbortError'), 'error_vendor', 'AbortError (20)'],
    ['a refused permission', new DOMException('denied', 'NotAllowedError'), 'error_permission_blocked', 'NotAllowedError'],
    ['a wrong key', new DOMException('bad key', 'InvalidAccessError'), 'error_setup', 'InvalidAccessError'],
    ['no active worker', new DOMException('none', 'InvalidStateError'), 'error_worker', 'InvalidStateError'],
    ['a full disk', new DOMException('full', 'QuotaExceededError'), 'error_storage', 'QuotaExceededError'],
    ['no network', new TypeError('Failed to fetch'), 'error_network', 'network'],
    ['no network at the first service', withCode('installations/app-offline'), 'error_network', 'installations/app-offline'],
    ['a refusal of the first service', withCode('installations/request-failed'), 'error_subscribe_failed', 'installations/request-failed'],
    ['a code of later', withCode('messaging/new-one'), 'error_unknown', 'messaging/new-one'],
    ['another code', withCode('app/no-app'), 'error_unknown', 'app/no-app'],
    ['no code', new Error('x'), 'error_unknown', 'unknown'],
    ['a name of objects', Object.assign(new Error('x'), { name: 'constructor' }), 'error_unknown', 'unknown'],
    ['nothing', undefined, 'error_unknown', 'unknown'],
    ['a text', 'failed', 'error_unknown', 'unknown'],
  ])('[ER-12] %s', (_, error, key, code) => {
    expect(pushFailure(error)).toEqual({ key, code })
    expectTexts(key)
  }) // prettier-ignore
})
