import { ATTRIBUTION } from '../contracts/attribution.ts'
import type { LanguageCode, Texts } from '../language.ts'
import { CLOCK } from '../services/clock.ts'
import { CONSENT } from '../services/consent.ts'
import { DEVICE } from '../services/device.ts'
import { DOMAINS } from '../services/domains.ts'
import { HTTP } from '../services/http.ts'
import { I18N } from '../services/i18n.ts'
import { LOGGER } from '../services/logger.ts'
import { MEMBER } from '../services/member.ts'
import { NAVIGATION } from '../services/navigation.ts'
import { OVERLAYS } from '../services/overlays.ts'
import { REACHABILITY } from '../services/reachability.ts'
import { SCRIPTS } from '../services/scripts.ts'
import { SESSION } from '../services/session.ts'
import { SITE } from '../services/site.ts'
import { STORAGE } from '../services/storage.ts'
import type { Services } from '../token.ts'
import { fakeAttribution } from './fake-attribution.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeConsent } from './fake-consent.ts'
import { fakeDevice } from './fake-device.ts'
import { fakeDomains } from './fake-domains.ts'
import { type FakeAnswer, fakeHttp } from './fake-http.ts'
import { fakeI18n } from './fake-i18n.ts'
import { type FakeLogger, fakeLogger } from './fake-logger.ts'
import { fakeMember } from './fake-member.ts'
import { fakeNavigation } from './fake-navigation.ts'
import { fakeOverlays } from './fake-overlays.ts'
import { fakeReachability } from './fake-reachability.ts'
import { fakeScripts } from './fake-scripts.ts'
import { fakeSession, testMember } from './fake-session.ts'
import { fakeSite } from './fake-site.ts'
import { type FakeStorage, fakeStorage } from './fake-storage.ts'

/** Every token of the SDK, by the name of its fake: `fakeHttp` replaces `SDK_TOKENS.http`. */
export const SDK_TOKENS = {
  attribution: ATTRIBUTION,
  clock: CLOCK,
  consent: CONSENT,
  device: DEVICE,
  domains: DOMAINS,
  http: HTTP,
  i18n: I18N,
  logger: LOGGER,
  member: MEMBER,
  navigation: NAVIGATION,
  overlays: OVERLAYS,
  reachability: REACHABILITY,
  scripts: SCRIPTS,
  session: SESSION,
  site: SITE,
  storage: STORAGE,
} as const

/** What the fakes of `fakeServices` are made with. */
export interface FakeServicesOptions {
  /** Answers of `HTTP`, by endpoint id. */
  readonly answers?: Readonly<Record<string, FakeAnswer>>
  /** Runs in place of a vendor's script. */
  readonly loadScript?: (url: string) => unknown
  readonly storage?: FakeStorage
  readonly logger?: FakeLogger
  readonly texts?: Texts
  readonly language?: LanguageCode
  /** `false`: nobody is signed in. */
  readonly member?: boolean
}

/**
 * Makes a fake for every token of the SDK, by token, as `testPlugin` takes them under `services`.
 *
 * @example
 * await testPlugin(lobby, { services: { ...fakeServices(), [HTTP]: fakeHttp({ 'games.lanes': [] }) } })
 */
export function fakeServices(options: FakeServicesOptions = {}): Record<string, unknown> {
  const {
    answers,
    loadScript,
    storage = fakeStorage(),
    logger = fakeLogger(),
    texts,
    language,
    member,
  } = options
  const fakes: Services<typeof SDK_TOKENS> = {
    attribution: fakeAttribution(),
    clock: fakeClock(),
    consent: fakeConsent(),
    device: fakeDevice(),
    domains: fakeDomains(),
    http: fakeHttp(answers),
    i18n: fakeI18n(texts, language),
    logger,
    member: fakeMember(),
    navigation: fakeNavigation(),
    overlays: fakeOverlays(),
    reachability: fakeReachability(),
    scripts: fakeScripts(loadScript),
    session: fakeSession(member === false ? undefined : testMember()),
    site: fakeSite(),
    storage,
  }
  return Object.fromEntries(
    Object.entries<string>(SDK_TOKENS).map(([name, token]) => [
      token,
      fakes[name as keyof typeof SDK_TOKENS],
    ]),
  )
}
