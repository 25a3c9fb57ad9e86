/**
 * @foyer/sdk/testing: runs one plugin with fakes around it, and checks that it keeps the rules of its kind.
 * An export is public unless its comment carries `@experimental`; docs/api/testing.md is the report of all of
 * them (`npm run docs`).
 */
export { type PluginTest, type TestContext, testPlugin, type TestOptions } from './test-plugin.ts'
export { type TestedEntry } from './plugin-host.ts'
export { type Leftovers } from './leftovers.ts'
export { type RequestedScript } from './requested-script.ts'

// fakes of the kernel's services
export { fakeServices, type FakeServicesOptions, SDK_TOKENS } from './fake-services.ts'
export { FakeClock, fakeClock } from './fake-clock.ts'
export { fakeAttribution } from './fake-attribution.ts'
export { FakeConsent, fakeConsent, type FakeConsentOptions } from './fake-consent.ts'
export { fakeDevice } from './fake-device.ts'
export { FakeDomains, fakeDomains } from './fake-domains.ts'
export { type FakeAnswer, type FakeCall, FakeHttp, fakeHttp } from './fake-http.ts'
export { FakeI18n, fakeI18n, translateWith } from './fake-i18n.ts'
export { FakeLogger, fakeLogger } from './fake-logger.ts'
export { FakeMember, fakeMember } from './fake-member.ts'
export { FakeNavigation, fakeNavigation } from './fake-navigation.ts'
export { FakeOverlays, fakeOverlays, type OpenedOverlay } from './fake-overlays.ts'
export { FakeReachability, fakeReachability } from './fake-reachability.ts'
export { FakeScripts, fakeScripts } from './fake-scripts.ts'
export { FakeSession, fakeSession, testMember } from './fake-session.ts'
export { FakeSite, fakeSite, testMerchant, testStatus } from './fake-site.ts'
export { FakeStorage, fakeStorage } from './fake-storage.ts'

// stories
export { failing, pending, pluginStories, type StoryOptions } from './plugin-stories.tsx'
export { type PseudoKind, pseudoText, pseudoTexts } from './pseudo-text.ts'
export { storyImage } from './story-image.ts'
export { STORY_LANGUAGES, type StoryLanguage, StoryLanguageContext, useStoryText } from './story-language.ts'

// conformance
export { conformance, type ConformanceCase } from './conformance/conformance.ts'
export { describeConformance, type Runner } from './conformance/describe-conformance.ts'
export { type CaptchaVendor } from './conformance/captcha-vendor.ts'
export { type ConformanceOptions } from './conformance/options.ts'
