import type { Place } from '../../kernel/inspection/channel.ts'

/** Where contributions show, by extension point, in a merchant's words. */
export const PLACE_WORDS: Readonly<Record<string, string>> = {
  'account.captcha-providers': 'the captcha of forms',
  'account.login-methods': 'the ways to log in',
  'account.login-purposes': 'the top of the log-in',
  'account.member-rows': 'the member area',
  'account.phone-verifiers': 'the senders of codes to phones',
  'account.second-factors': 'the second step of the log-in',
  'account.social-login-buttons': 'the social buttons of the registration',
  'customer-service.contact': 'the ways to reach customer service',
  'customer-service.conversation': 'the conversation with customer service',
  'customer-service.path-codec': 'the addresses of customer service',
  'customer-service.providers': 'the chats of customer service',
  'games.vendor-orders': 'the order of game vendors',
  'member.menu': 'the menu of the member area',
  'navigation.routes': 'the pages',
  'popups.pop-ups': 'the pop-ups of the home screen',
  'promotions.activity-shortcuts': 'the shortcuts to promotions',
  'site.footer-blocks': 'the top of the footer',
  'site.footer-links': 'the links of the footer',
  'site.frame-bottom': 'the bottom of every page',
  'site.frame-top': 'the top of every page',
  'site.header-actions': 'the header',
  'site.home-sections': 'the home screen',
  'site.legal-notes': 'the legal notes of the footer',
  'site.logo': 'the logo',
  'site.page-end': 'the end of pages',
  'site.settings-head': 'the top of the settings',
  'site.settings-rows': 'the settings',
  'site.tab-badges': 'the badges of the tab bar',
  'site.tabs': 'the tab bar',
  'tracking.campaign-info': 'the campaign that a player came by',
  'tracking.click-ids': 'the click ids of ad networks',
  'tracking.delegates': 'the tracking by the app',
  'tracking.destinations': 'the destinations of tracking',
  'tracking.enrichments': 'the details of tracked events',
  'tracking.pixel-track': 'the tracking by pixels',
  'wallet.deposit-notices': 'the deposit page',
  'wallet.head': 'the top of the wallet’s pages',
  'wallet.withdraw-notices': 'the withdrawal page',
}

/** A place in words; that of a foreign plugin by its name. */
export const placeWords = ({ point, isSlot, page }: Place): string =>
  page ? `the page ${page}` : (PLACE_WORDS[point] ?? (isSlot ? `the slot ${point}` : point))
