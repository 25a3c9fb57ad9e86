/**
 * An origin that the plugin reaches: `https://api.acme.example`, `https://*.acme.example`, or that of an
 * address in a setting.
 */
export type OriginSource = `https://${string}` | FromSetting<string>

/** The origin of an address in a setting. */
export interface FromSetting<K extends string> {
  /** A field of the plugin's settings. */
  readonly fromSetting: K
}

/**
 * Names an origin by the setting that contains its address, for origins that differ by merchant.
 *
 * @param key - a field of the plugin's settings; its value is an https address
 * @example
 * origins: { frame: [fromSetting('cashierUrl')] }
 */
export const fromSetting = <const K extends string>(key: K): FromSetting<K> => ({ fromSetting: key })

/**
 * What is fetched from an origin, by directive of the Content-Security-Policy. `camera`: a page of it in a frame, such as
 * a chat, that may use the camera and the microphone (Permissions-Policy).
 */
export type OriginKind = 'script' | 'connect' | 'image' | 'frame' | 'style' | 'font' | 'camera'

/** Foreign origins by kind: `{ script: ['https://cdn.acme.example'], connect: [fromSetting('apiUrl')] }`. */
export type Origins = { readonly [kind in OriginKind]?: readonly OriginSource[] }
