// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'

/** Matches code that leaves the page or opens a window without the URL checker. */
const LEAVES =
  /(?<!const |let |\bthis\.)\blocation(?:\.href)?\s*=(?![={])|\blocation\s*\??\.\s*(?:assign|replace)\b|\bwindow\s*\??\.\s*open\b|(?<![\w.#])open\([^)]*_(?:blank|self|top|parent)|(?:window|self|globalThis)\s*\??\.\s*navigation\b/

/**
 * Where addresses are checked before they are followed, and the boot script, which leads an old browser to one page of the site; the
 * harness and the mock gateway are no part of the site.
 */
const ALLOWED = /^kernel\/navigation\/|^app\/boot\/boot\.js$/
const SITE = ['kernel', 'plugins', 'sdk/src', 'app']

const sources = projectFiles(SITE).filter(
  (file) => /\.(ts|tsx|js)$/.test(file) && !/\.(test|stories|fake|bench)\.|\/mock\.ts$/.test(file),
)

it('[SE-03a] nothing leaves the page but the navigation, which checks where to', () => {
  expect(sources.length).toBeGreaterThan(300)
  const leaving = sources.filter((file) => LEAVES.test(readFileSync(file, 'utf8')))
  expect(leaving.filter((file) => !ALLOWED.test(file))).toEqual([])
  // The search does find such code.
  expect(leaving.length).toBeGreaterThan(0)
})

/** Matches code that asks for an address, or links it, by itself: not with Link, LazyImage or the kernel's HTTP. */
const ASKS =
  /(?<![\w.#])fetch\((?!\)|\w+: )|\bscope\.fetch\(|\.(?:src|href)\s*=(?!=)|\bsetAttribute\(['"](?:src|href)|<iframe\b|(?<=\s)(?:href|src)=\{|\bimport\(\/\*|\bnew (?:WebSocket|EventSource|XMLHttpRequest)\b|\bsendBeacon\(|\bfrom 'axios'/
/** The address has no part from outside: it is in the build, in the page that was baked, or put together from a fixed host. */
const OWN = 'own'
/** Who does so, and the module with the check that its addresses have passed. */
const ASKING: Readonly<Record<string, string>> = {
  // A function of its own by that name.
  'app/boot/boot.js': OWN,
  'app/root/show-root-failed.ts': OWN,
  // Asks for what the page asks for, which has been checked there.
  'app/worker/sw.ts': OWN,
  'kernel/domains/ping.ts': 'kernel/domains/domain-host.ts',
  'kernel/foreign/diagnose-load-failure.ts': 'kernel/foreign/check-entry.ts',
  'kernel/foreign/foreign-plugins.ts': 'kernel/foreign/check-entry.ts',
  'kernel/foreign/load-module.ts': 'kernel/foreign/check-entry.ts',
  'kernel/http/transport.ts': OWN,
  'kernel/i18n/texts-backend.ts': OWN,
  // The file of a plugin that the page has loaded before.
  'kernel/inspection/file-bytes.ts': 'kernel/foreign/check-entry.ts',
  'kernel/overlays/overlay-root.tsx': 'kernel/overlays/overlay-root.tsx',
  'kernel/chunks/chunk-files.ts': OWN,
  'kernel/reachability/probe.ts': OWN,
  'kernel/scripts/load-script.ts': 'kernel/scripts/load-script.ts',
  'kernel/site/image-fallback.ts': 'kernel/site/image-address.ts',
  'kernel/site/page-metadata-store.ts': OWN,
  'kernel/site/status-feed.ts': OWN,
  // A mail address of the profile.
  'plugins/account/auth/login-screen.tsx': OWN,
  'plugins/account/identity-firebase/find-auth-domain.ts': OWN,
  'plugins/account/register/register-screen.tsx': 'plugins/site/contract/document-address.ts',
  'plugins/account/safer-play/limits-row.tsx': 'plugins/site/contract/document-address.ts',
  'plugins/customer-service/shared/contact-list.tsx': 'plugins/customer-service/desk/read-entries.ts',
  'plugins/customer-service/conversation/chat-panel.tsx':
    'plugins/customer-service/conversation/open-chat.ts',
  'plugins/games/shared/launched-game.tsx': 'kernel/site/image-address.ts',
  'plugins/games/lobby/game-card-link.tsx': 'kernel/site/image-address.ts',
  'plugins/games/lobby/vendor-row.tsx': 'kernel/site/image-address.ts',
  'plugins/games/trial/trial-stage.tsx': 'plugins/games/trial/trial-flow.ts',
  'plugins/install/prompts/app-icon.tsx': 'plugins/install/installer/read-links.ts',
  'plugins/install/bar/download-bar.tsx': 'plugins/install/installer/read-links.ts',
  'plugins/install/web-manifest/web-manifest.ts': OWN,
  'plugins/popups/download-image/image-box.tsx': 'plugins/popups/download-image/image-of.ts',
  'plugins/popups/download-image/picture.ts': 'plugins/popups/download-image/image-of.ts',
  // A file that the page has read.
  'plugins/popups/download-image/save-picture.ts': OWN,
  'plugins/popups/splash/show-splash.tsx': 'kernel/site/image-address.ts',
  'plugins/popups/splash/splash-card.tsx': 'kernel/site/image-address.ts',
  'plugins/popups/announcements/pop-up.tsx': 'plugins/site/brand/image-candidates.ts',
  'plugins/promotions/activity-buttons/shortcut-button.tsx': 'kernel/site/image-address.ts',
  'plugins/promotions/activity/activity-picture.tsx': 'kernel/site/image-address.ts',
  'plugins/promotions/banners/hero.tsx': 'kernel/site/image-address.ts',
  'plugins/promotions/mall/goods-card.tsx': 'kernel/site/image-address.ts',
  'plugins/promotions/mall/redeem-sheet.tsx': 'kernel/site/image-address.ts',
  'plugins/site/brand/first-loadable.ts': 'plugins/site/brand/image-candidates.ts',
  'plugins/site/chrome/header.tsx': 'plugins/site/brand/image-candidates.ts',
  'plugins/site/contract/menu-row.tsx': 'plugins/site/contract/document-address.ts',
  'plugins/site/footer/footer.tsx': 'plugins/site/contract/document-address.ts',
  'plugins/site/status-pages/access-denied-page.tsx': 'plugins/customer-service/desk/read-entries.ts',
  'plugins/site/status-pages/closed-layout.tsx': OWN,
  'plugins/site/status-pages/unreachable-notice.tsx': OWN,
  'plugins/site/update/update.ts': OWN,
  'plugins/tracking/consent/policy-link.tsx': 'plugins/site/contract/document-address.ts',
  'plugins/tracking/postbacks/postbacks.ts': 'plugins/tracking/postbacks/postback-url.ts',
  'plugins/wallet/deposit/method-cards.tsx': 'kernel/site/image-address.ts',
  'plugins/wallet/deposit/placed-deposit.tsx': 'plugins/wallet/shared/order-answer.ts',
  'plugins/push/fcm/registrations-service.ts': 'plugins/push/fcm/registrations-service.ts',
  'sdk/src/react/link.tsx': 'sdk/src/react/own-path.ts',
  'sdk/src/ui/frame.tsx': 'sdk/src/ui/frame.tsx',
  // Screens give it addresses of images, and each other one that draws an image is here.
  'sdk/src/ui/lazy-image.tsx': 'kernel/site/image-address.ts',
  'sdk/src/ui/sanitize-html.ts': 'sdk/src/ui/sanitize-html.ts',
}

it('[SE-03a] each module that asks for an address by itself, or links it, has it from the checker', () => {
  const site = sources.filter(
    (file) => !/^app\/(?:bake|build|document|older|preview|release)\b|\/testing\//.test(file),
  )
  const withoutComments = (file: string): string =>
    readFileSync(file, 'utf8').replaceAll(/^ *(?:\/\*\*|\*|\/\/).*$/gm, '')
  const asking = site.filter((file) => ASKS.test(withoutComments(file)))
  expect([...asking].sort()).toEqual(Object.keys(ASKING).sort())
  // A host's name is no address: it has a rule of its own, which the corpus of addresses is put to as well.
  const checkers = new Set(Object.values(ASKING))
  for (const other of [OWN, 'kernel/domains/domain-host.ts']) checkers.delete(other)
  for (const file of checkers) expect(readFileSync(file, 'utf8'), file).toMatch(/\bcheckUrl\(/)
})

it.each([
  'await fetch(url)',
  'scope.fetch(request)',
  'image.src = url',
  "link.setAttribute('href', url)",
  '<a className={css.x} href={url}>',
  '<iframe title="x" />',
  'import(/* @vite-ignore */ url)',
  'new EventSource(url)',
  'navigator.sendBeacon(url)',
])('knows %s too', (code) => expect(code).toMatch(ASKS))

it.each([
  'location.assign(url)',
  'location.href = url',
  'window.location = url',
  'location.replace(url)',
  "window.open(url, '_blank')",
  "open(url, '_blank')",
  'globalThis.location.href=url',
  'window.navigation.navigate(url)',
])('knows %s', (code) => expect(code).toMatch(LEAVES))

it.each([
  'const { href } = location',
  'const location = 1',
  'location.href === x',
  'overlays.open(Sheet)',
  'this.open()',
  'location.reload()',
  'navigation.navigate(path)',
  'this.location = store',
  '<Router location={location} />',
])('leaves %s alone', (code) => expect(code).not.toMatch(LEAVES))
