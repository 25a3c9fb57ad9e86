// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PATH_RULES } from '../../kernel/http/request.ts'
import { PROFILES } from '../../mocks/world/merchants.ts'
import { endpointTable } from './endpoint-table.ts'

const root = process.cwd()
const table = await endpointTable(root)
const row = (id: string) => table.find((each) => each.id === id)
const clauses = readFileSync(join(root, 'tests/spec/clauses.md'), 'utf8')
const SHOWN = 'shown by the specification'
const ASSUMED = 'assumed'
const CALLS: Readonly<Record<string, readonly [call: string, origin: string]>> = {
  'chat-cbs.launch': ['POST /wps/relay/CBS_launchChat', SHOWN],
  'chat-cbs.unread': ['GET /wps/relay/CBS_unreadCount', SHOWN],
  'chat-scripts.list': ['GET /wps/relay/WPSCORE_getCustomerServiceScript', SHOWN],
  'customer-service.site-info': ['GET /wps/system/siteInfo', ASSUMED],
  'captcha-geetest.challenge': ['GET /wps/captcha/geetest', SHOWN],
  'account.check-username': ['GET /wps/check/username', ASSUMED],
  'game.launch': ['POST /wps/game/launchGame', SHOWN],
  'kernel.member-info': ['GET /wps/member/info', SHOWN],
  'member.rank-progress': ['GET /wps/relay/MCSFE_getPlayerRankProgress', SHOWN],
  'password.change': ['POST /wps/member/password', ASSUMED],
  'register.username': ['POST /wps/member/register', SHOWN],
  'account.auto-username': ['POST /wps/member/register/autoUsername', SHOWN],
  'register.mobile': ['POST /wps/member/register/mobile', SHOWN],
  'game.jackpot': ['GET /wps/relay/GCSGAME_jackpot', ASSUMED],
  'game.lanes': ['GET /wps/relay/GCSGAME_newGameVendor', SHOWN],
  'banner.list': ['GET /wps/relay/MCSFE_getBanners', ASSUMED],
  'wallet.balance': ['GET /wps/relay/MCSFE_getBalance', ASSUMED],
  'wallet.deposit-summary': ['GET /wps/relay/MCSFE_getDepositSummary', ASSUMED],
  'wallet.withdraw-summary': ['GET /wps/relay/MCSFE_getWithdrawSummary', ASSUMED],
  'promotions.available': ['GET /wps/relay/MCSFE_getMerchantAvailablePromotions', SHOWN],
  'activity.categories': ['GET /wps/relay/PROMOFE_getPromotionAnnouncementCategory', SHOWN],
  'wallet.deposit': ['POST /wps/relay/MCSFE_deposit', ASSUMED],
  'wallet.deposit-settings': ['GET /wps/relay/MCSFE_getDepositSettings', SHOWN],
  'tracking.relay': ['POST /wps/relay/MCSFE_reportEvents', ASSUMED],
  'feedback.send': ['POST /wps/relay/MCSFE_submitFeedback', ASSUMED],
  'wallet.cards': ['GET /wps/relay/MCSFE_getBoundCards', ASSUMED],
  'wallet.banks': ['GET /wps/relay/MCSFE_getBanks', ASSUMED],
  'wallet.bind-card': ['POST /wps/relay/MCSFE_bindBankCard', ASSUMED],
  'wallet.bind-pix': ['POST /wps/relay/MCSFE_bindPixKey', ASSUMED],
  'install.download-setting': ['GET /wps/relay/WPSCORE_getDownloadSetting', ASSUMED],
  'kernel.rsa-key': ['GET /wps/session/key/rsa', SHOWN],
  'auth.login': ['POST /wps/session/login', SHOWN],
  'auth.login-identity': ['POST /wps/session/login/firebase', ASSUMED],
  'second-factor.verify': ['POST /wps/session/login/verification', SHOWN],
  'auth.logout': ['POST /wps/session/logout', ASSUMED],
  'mobile.countries': ['GET /wps/system/country', SHOWN],
  'kernel.domain-route': ['GET /wps/system/domainRoute', SHOWN],
  'reports.send': ['POST /wps/system/reports', ASSUMED],
  'kernel.ping': ['GET /wps/system/test/ping', SHOWN],
  'wallet.cancel-withdrawal': ['POST /wps/relay/MCSFE_cancelWithdrawal', ASSUMED],
  'wallet.order': ['GET /wps/relay/MCSFE_getOrder', ASSUMED],
  'wallet.orders': ['GET /wps/relay/MCSFE_getOrders', ASSUMED],
  'wallet.check-reference': ['POST /wps/relay/MCSFE_checkOrderReference', ASSUMED],
  'wallet.withdraw-info': ['GET /wps/relay/MCSFE_getWithdrawAccountInfo', SHOWN],
  'wallet.withdraw': ['POST /wps/relay/MCSFE_withdraw', ASSUMED],
  'push.bind': ['POST /wps/relay/CSP_fcmBind', SHOWN],
  'push.subscribe': ['POST /wps/relay/CSP_fcmSubscribe', SHOWN],
  'push.unsubscribe': ['POST /wps/relay/CSP_fcmUnsubscribe', ASSUMED],
  'mobile.send-code': ['POST /wps/verification/sms/noLogin', SHOWN],
}

const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm
/** The sources that run on the site, without tests, mocks and bake. */
const sources = ['kernel', 'plugins', 'sdk/src', 'app/boot', 'app/shell'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(
      (file) =>
        /\.(tsx?|js)$/.test(file) &&
        !/\.(test|fake|stories|bench)\.|\/testing\/|(^|\/)(mock|bake)\.ts$/.test(file),
    )
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8').replace(COMMENT, '') })),
)
const found = (pattern: RegExp) =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([, endpointId = '']) => ({ file, endpointId })),
  )

/** Calls that browser and kernel make without the HTTP service, and why. */
const OUTSIDE: Readonly<Record<string, string>> = {
  '/wps/system/status': 'starts before any module has loaded, and gives HTTP the merchant',
  '/wps/system/test/ping': 'goes to other domains, without any header (RO-14)',
  '/wps/system/manifest.json': 'fetched by the browser itself',
  '/mini-game/v1/minigame.js': 'a script (CA-28)',
  '/mini-game/s1/minigame.js': 'a script (CA-28)',
}

/** A path as a clause writes it: a second call of the relay is named without `/wps/relay/`. */
const nameOf = (path: string): string => (clauses.includes(path) ? path : path.replace(/^\/wps\/relay\//, ''))

describe('the table of endpoints', () => {
  it('[CA-30a] has every endpoint that the sources define', () => {
    const defined = found(/defineEndpoint(?:<[^(]*>)?\(\)\(\{\s*id: '([^']+)'/g).map(
      ({ endpointId }) => endpointId,
    )
    expect(defined.length).toBe(found(/\b(defineEndpoint)(?:<[^(]*>)?\(\)\(/g).length)
    expect([...defined].sort()).toEqual(table.map(({ id }) => id).sort())
  })

  it('[CA-16][CA-18a][CA-18b][CA-18c][CA-20][CA-21][CA-30b] has the calls of the specification, and marks as assumed what it does not show', () => {
    const calls = table.map(({ id, method, path, assumed }) => [
      id,
      [`${method} ${path}`, assumed ? ASSUMED : SHOWN],
    ])
    const known = calls.filter(([id]) => Object.hasOwn(CALLS, String(id)))
    expect(Object.fromEntries(known)).toEqual(CALLS)
    // The calls of a plugin that was added: those of the specification are shown by it, too.
    for (const { id, path, assumed } of table)
      if (!Object.hasOwn(CALLS, id) && !assumed) expect(clauses).toContain(nameOf(path))
    const fields = table.flatMap(({ id, assumedFields }) =>
      assumedFields.length === 0 ? [] : [[id, assumedFields]],
    )
    expect(Object.fromEntries(fields)).toMatchObject({
      'auth.login': ['countryDialingCode', 'mobileNum', 'verificationCode'],
      'register.username': ['agentId', 'campaignInfo'],
      'register.mobile': ['campaignInfo', 'verificationCode'],
      'account.auto-username': ['campaignInfo', 'verificationCode'],
    })
    for (const [call, origin] of Object.values(CALLS))
      if (origin === SHOWN) expect(clauses).toContain(nameOf(call.split(' ').at(-1) ?? call))
  })

  it('[RO-14][CA-35] marks what is sent without authorization, what needs it and what is cached', () => {
    expect(row('kernel.rsa-key')).toMatchObject({
      path: '/wps/session/key/rsa',
      auth: 'none',
      effectiveCacheMs: 0,
    })
    expect(row('account.check-username')).toMatchObject({ path: '/wps/check/username', auth: 'none' })
    expect(row('auth.logout')).toMatchObject({ path: '/wps/session/logout', auth: 'optional', assumed: true })
    expect(row('auth.login')).toMatchObject({ auth: 'none', encrypted: true })
    expect(row('game.launch')).toMatchObject({ auth: 'required', timeoutMs: 10_000 })
  })

  it('names the calls whose answers need no envelope', () =>
    expect(table.filter(({ bare }) => bare).map(({ id }) => id)).toEqual([
      'captcha-geetest.challenge',
      'game.list',
      'game.match',
      'game.jackpot',
      'game.lanes',
      'auth.logout',
      'reports.send',
    ]))

  it('a call is one row: no two endpoints have one method and path', () => {
    const calls = table.map(({ method, path }) => `${method} ${path}`)
    expect(calls).toEqual([...new Set(calls)])
  })

  it('profiles override only existing endpoints', () => {
    const known = table.map(({ id }) => id)
    for (const { endpoints } of PROFILES)
      expect(Object.keys(endpoints).filter((id) => !known.includes(id))).toEqual([])
  })
})

describe('the sources', () => {
  it('name no path of the gateway without a row, except for the listed ones', () => {
    const known = new Set([
      ...table.map(({ path }) => path),
      ...PATH_RULES.map(({ path }) => path),
      ...Object.keys(OUTSIDE),
    ])
    const named = found(/['"`](\/(?:wps|lgw|mini-game)\b[^'"`?]*)/g)
    expect(named.length).toBeGreaterThan(table.length)
    expect(named.filter(({ endpointId }) => !known.has(endpointId))).toEqual([])
  })

  it('call the gateway only through HTTP', () => {
    const ways = /\b(axios)\b|\b(XMLHttpRequest|sendBeacon)\b/g
    expect(new Set(found(ways).map(({ file }) => file))).toEqual(new Set(['kernel/http/transport.ts']))
    const fetching = sources.filter(({ text }) => /\bfetch\(/.test(text) && /['"`]\/(wps|lgw)\b/.test(text))
    expect(fetching.map(({ file }) => file)).toEqual(['app/boot/boot.js'])
  })
})
