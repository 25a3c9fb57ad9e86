/** `in-app`: the browser inside another app, which has no share entry. `other`: any browser beside Safari. */
export type IosBrowser = 'safari' | 'other' | 'in-app'

/** Apps whose links open inside them: social networks, messengers, a search app. */
const APPS =
  /\b(?:FBAN|FBAV|FBIOS|FB_IAB|Instagram|Barcelona|Line\/|Zalo|MicroMessenger|QQ\/|Weibo|KAKAOTALK|musical_ly|BytedanceWebview|TikTok|Twitter|Snapchat|Pinterest|LinkedInApp|Telegram|WhatsApp|Viber|GSA\/)/i
/** Other browsers, by what they add. */
const OTHERS =
  /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|OPX|UCBrowser|MQQBrowser|DuckDuckGo|Ddg|YaBrowser|Brave|Focus|Klar|SamsungBrowser|Coast|Puffin|Whale|Ecosia)\b/i

/** The browser that shows the page on iOS. Without Safari's own marks it is a view inside an app. */
export function iosBrowser(userAgent: string): IosBrowser {
  if (APPS.test(userAgent)) return 'in-app'
  if (OTHERS.test(userAgent)) return 'other'
  return /\bVersion\/\d/.test(userAgent) && /\bSafari\//.test(userAgent) ? 'safari' : 'in-app'
}
