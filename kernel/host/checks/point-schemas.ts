import {
  captchaProviders,
  chatProviders,
  checkUrl,
  clickIdParameters,
  headerActions,
  homeSections,
  loginMethods,
  loginPurposes,
  type PointSchema,
  memberMenu,
  popUps,
  routes,
  tabBadges,
  tabs,
  trackingDelegates,
  trackingDestinations,
  trackingEnrichments,
} from '@foyer/sdk'
import * as v from 'valibot'

const TEXT_LENGTH = 200
const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(TEXT_LENGTH))
const optionalText = v.optional(text)
const callback = v.function()
const store = v.object({ get: callback, subscribe: callback })

/** A path under /m, as the router takes it: segments, parameters, optional ones, and a last `*`. */
const ROUTE_PATH = /^\/m(?:\/(?:(?!\.{1,2}(?:\/|$)):?[\w.~-]+\??|\*(?=$)))*$/
/** A path outside /m. */
const OTHER_PATH = /^\/(?!m\/)(?:[\w~-][\w.~-]*(?:\/:?[\w~-][\w.~-]*\??)*)?$/
const path = v.pipe(
  text,
  v.check((given) => ROUTE_PATH.test(given) || OTHER_PATH.test(given), 'Expected a path such as /m/voucher'),
)
const ownAddress = v.pipe(
  text,
  v.check(
    (given) => checkUrl(given, { kind: 'own', origin: 'https://site.invalid' }) !== undefined,
    'Expected an address under /m',
  ),
)

const route = v.object({
  path,
  access: v.picklist(['public', 'member', 'guest']),
  component: text,
  title: optionalText,
  guestRedirect: v.optional(ownAddress),
  allowDuringPasswordChange: v.optional(v.boolean()),
  frameless: v.optional(v.boolean()),
  skeleton: v.optional(v.picklist(['form', 'list', 'grid', 'splash'])),
})

/** The name of an icon of the site, or the data of an SVG path. */
const ICON = /^(home|games|gift|chat|user|M[\w\s.,-]+)$/
const menuEntry = v.object({
  key: text,
  label: text,
  icon: v.pipe(
    text,
    v.check((given) => ICON.test(given), 'Expected an icon or a path'),
  ),
  to: ownAddress,
})

const tab = v.object({
  ...menuEntry.entries,
  onPress: v.optional(callback),
  openerToken: optionalText,
  badge: v.optional(store),
})

const tabBadge = v.object({ key: text, count: store })

const category = v.picklist(['marketing', 'analytics', 'support'])
const destination = v.object({
  key: text,
  consent: v.union([category, v.pipe(v.array(category), v.minLength(1))]),
  purpose: optionalText,
  load: v.optional(callback),
  send: callback,
  accepts: v.optional(callback),
  preview: v.optional(callback),
  delivers: v.optional(v.array(text)),
})
const enrichment = v.object({ key: text, enrich: callback })
const clickIdParameter = v.object({
  parameter: text,
  days: v.pipe(v.number(), v.minValue(0)),
  pattern: optionalText,
})

const chat = v.variant('kind', [
  v.object({
    kind: v.literal('link'),
    key: text,
    nameParameter: v.optional(v.string()),
    link: v.optional(callback),
  }),
  v.object({
    kind: v.literal('conversation'),
    key: text,
    audience: v.picklist(['all', 'member']),
    label: optionalText,
    unread: v.optional(store),
    countUnread: v.optional(callback),
    open: callback,
  }),
  v.object({ kind: v.literal('scripts'), key: text, origins: v.array(text), load: callback }),
])

const captcha = v.object({
  key: text,
  scenes: v.array(v.picklist(['login', 'sms', 'register'])),
  start: callback,
})

const login = v.object({
  key: text,
  shape: v.picklist(['form', 'button']),
  label: text,
  component: text,
})

const popUp = v.object({
  key: text,
  priority: v.picklist(['forced-install', 'optional-update', 'announcement', 'download-image', 'prompt']),
  delayMs: callback,
  decide: callback,
})

/** Values of the points that the SDK defines, and who reads them. */
export const POINT_SCHEMAS: readonly PointSchema[] = [
  { point: routes, schema: route },
  { point: tabs, schema: tab, readBy: ['site.chrome'] },
  { point: tabBadges, schema: tabBadge, readBy: ['site.chrome'] },
  { point: memberMenu, schema: menuEntry, readBy: ['account.member'] },
  { point: homeSections, readBy: ['site.chrome'] },
  { point: headerActions, readBy: ['site.chrome'] },
  { point: trackingDestinations, schema: destination, readBy: ['tracking.router'] },
  { point: trackingDelegates, schema: v.object({ key: text }), readBy: ['tracking.router'] },
  { point: trackingEnrichments, schema: enrichment, readBy: ['tracking.router'] },
  { point: clickIdParameters, schema: clickIdParameter, readBy: ['account.attribution'] },
  {
    point: chatProviders,
    schema: chat,
    readBy: ['customer-service.desk', 'customer-service.conversation', 'customer-service.chat-scripts'],
  },
  { point: captchaProviders, schema: captcha, readBy: ['account.auth', 'account.register'] },
  { point: loginMethods, schema: login, readBy: ['account.auth'] },
  { point: loginPurposes, readBy: ['account.auth'] },
  { point: popUps, schema: popUp, readBy: ['popups.presenter'] },
]
