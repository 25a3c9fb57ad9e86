/** What a browser tells of its device. */
export interface PlayedDevice {
  readonly label: string
  readonly userAgent: string
  /** `navigator.platform` */
  readonly platform: string
  readonly touchPoints: number
  /** It runs from the home screen, without the browser's bars. */
  readonly standalone?: true
  /** Of its screen, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number }
}

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36'
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${CHROME}`

const SMALL_IPHONE = { width: 375, height: 667 }
const LARGE_IPHONE = { width: 390, height: 844 }

/** @param safari from version 26 on the system's version in a user agent no longer increases */
const iphone = (system: string, safari: string, size = LARGE_IPHONE): Omit<PlayedDevice, 'label'> => ({
  userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${safari} Mobile/15E148 Safari/604.1`,
  platform: 'iPhone',
  touchPoints: 5,
  size,
})
const android = {
  userAgent: ANDROID,
  platform: 'Linux armv8l',
  touchPoints: 5,
  size: { width: 360, height: 740 },
}

export const DEVICES = {
  android: { label: 'Android', ...android },
  ios11: { label: 'iPhone, iOS 11', ...iphone('11_4', '11.0', SMALL_IPHONE) },
  ios12: { label: 'iPhone, iOS 12', ...iphone('12_5', '12.1.2', SMALL_IPHONE) },
  ios15: { label: 'iPhone, iOS 15', ...iphone('15_8', '15.6') },
  ios16: { label: 'iPhone, iOS 16', ...iphone('16_7', '16.6') },
  ios17: { label: 'iPhone, iOS 17', ...iphone('17_5', '17.5') },
  ios26: { label: 'iPhone, iOS 26', ...iphone('18_6', '26.0') },
  ipad: {
    label: 'iPad, which calls itself a Mac',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    platform: 'MacIntel',
    touchPoints: 5,
    size: { width: 820, height: 1180 },
  },
  native: { label: 'The operator’s Android app', ...android, userAgent: `${ANDROID} FoyerApp/1.4.0` },
  pwa: { label: 'Android, installed from the browser', ...android, standalone: true },
  webclip: { label: 'iPhone, home-screen profile (web clip)', ...iphone('17_5', '17.5'), standalone: true },
} as const satisfies Readonly<Record<string, PlayedDevice>>
