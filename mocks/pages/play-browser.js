/**
 * Makes a page see another device, time or storage than the browser has. It runs before the page's own scripts, and again whenever
 * the play changes; it needs nothing outside itself, because a browser gets it as text.
 *
 * @param {Window & typeof globalThis} view the page's window
 * @param {import('./play-browser.js').Play} play
 */
export function playBrowser(view, play) {
  const show = (target, name, value) =>
    Object.defineProperty(target, name, { get: () => value, configurable: true })
  const MARK = '__foyerPlay'
  const AREAS = ['localStorage', 'sessionStorage']
  // What the browser had, from the first run on.
  const own =
    view[MARK] ||
    (view[MARK] = {
      Date: view.Date,
      matchMedia: view.matchMedia,
      setItem: view.Storage.prototype.setItem,
      areas: AREAS.map((area) => Object.getOwnPropertyDescriptor(view, area)),
    })

  const { device } = play
  if (device) {
    const { navigator } = view
    show(navigator, 'userAgent', device.userAgent)
    show(navigator, 'appVersion', device.userAgent.replace(/^Mozilla\//, ''))
    show(navigator, 'platform', device.platform)
    show(navigator, 'maxTouchPoints', device.touchPoints)
    show(navigator, 'userAgentData', undefined)
    const ios = /iPhone|Macintosh/.test(device.userAgent)
    if (ios) show(navigator, 'standalone', device.standalone === true)
    view.matchMedia = (query) => {
      const mode = /^\(display-mode: ?([a-z-]+)\)$/.exec(query)
      const played = mode
        ? mode[1] === (device.standalone ? 'standalone' : 'browser')
          ? 'all'
          : 'not all'
        : query
      return own.matchMedia.call(view, played)
    }
  }

  const { Date: Real } = own
  const shift = play.shiftMs
  if (shift === 0) view.Date = Real
  else {
    const Played = function (...given) {
      if (!new.target) return new Played().toString()
      return Reflect.construct(
        Real,
        given.length === 0 ? [Real.now() + shift] : given,
        new.target === Played ? Real : new.target,
      )
    }
    Object.setPrototypeOf(Played, Real)
    Played.prototype = Real.prototype
    Played.now = () => Real.now() + shift
    view.Date = Played
  }

  AREAS.forEach((area, index) => {
    if (play.storage === 'refused')
      Object.defineProperty(view, area, {
        get() {
          throw new view.DOMException('The storage is refused', 'SecurityError')
        },
        configurable: true,
      })
    else if (own.areas[index]) Object.defineProperty(view, area, own.areas[index])
    else delete view[area]
  })
  Object.defineProperty(view.Storage.prototype, 'setItem', {
    value:
      play.storage === 'full'
        ? () => {
            throw new view.DOMException('The storage is full', 'QuotaExceededError')
          }
        : own.setItem,
    configurable: true,
    writable: true,
  })
}
