/** How long a script waits for the plugin that loads it to start. */
export const PROVIDER_WAIT_MS = 10_000

/** Where the scripts of LiveChat and Comm100 come from; the manifest declares the same. */
export const SCRIPT_ORIGINS = [
  'https://cdn.livechatinc.com',
  'https://vue.comm100.com',
  'https://standby.comm100vue.com',
] as const

/** The vendors' own hosts. */
export const VENDOR_HOSTS = ['livechatinc.com', 'comm100.com', 'comm100vue.com'] as const
/** How the ids of the windows and buttons begin that LiveChat and Comm100 put at the end of the page. */
export const VENDOR_IDS = /^(?:chat-widget|livechat-|comm100)/
