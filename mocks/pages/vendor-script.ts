import type { VendorBehaviour } from '../world/vendor-behaviours.ts'

/** The vendor's stub that the script takes over. */
export type VendorStub =
  /** a function with `queue`, which calls its member `handler` */
  | { readonly form: 'command'; readonly handler: string }
  /** a list with methods, and one for each pixel in `_i` */
  | { readonly form: 'methods' }
  /** a function that adds its arguments to the global list `layer` */
  | { readonly form: 'layer'; readonly layer: string }
  /** none of these, or no stub: the source that takes over `stub`, if there is one, and calls `take(args)` for each call */
  | { readonly form: 'own'; readonly source: string }

/** The double of a vendor's script. */
export interface VendorDouble {
  /** `tiktok`: names its calls in the world. */
  readonly vendor: string
  /** The stub's global variable. */
  readonly global: string
  readonly stub: VendorStub
  /**
   * How the vendor's script fetches a further one: by the property `src`, by the attribute, by JSONP, or in a frame of its
   * own. Absent: it fetches none.
   */
  readonly further?: 'property' | 'attribute' | 'jsonp' | 'srcdoc'
}

export const callsPath = (vendor: string): string => `/__gateway/vendor/${vendor}/calls`
export const furtherPath = (vendor: string): string => `/__gateway/vendor/${vendor}/further.js`

/**
 * The double: like the vendor's script it takes over the stub with the calls that wait, and fetches a further script. It
 * reports each call to the gateway only, also while the page closes.
 */
export const vendorScript = (double: VendorDouble, behaviour?: VendorBehaviour): string => `(() => {
  'use strict'
  const name = ${JSON.stringify(double.global)}
  const behaviour = ${JSON.stringify(behaviour ?? '')}
  const stub = window[name]${double.stub.form === 'own' ? ' || {}' : ''}
  if (!stub || stub.double) return
  stub.double = true
  const take = (args) => {
    if (behaviour === 'throws') throw new Error('The script of ${double.vendor} throws, as it is asked to')
    let body
    try {
      body = JSON.stringify({ args })
    } catch {
      body = JSON.stringify({ args: args.map(String) })
    }
    fetch(${JSON.stringify(callsPath(double.vendor))}, {
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body,
    })
      .then((answer) => answer.text()) // one that is not read stays open for as long as the page
      .catch(() => {})
  }
  const drain = (queue, prefix) => {
    while (queue.length > 0) take(prefix.concat(Array.from(queue.shift())))
  }
  ${behaviour === 'redefines' ? REDEFINE : ''}
  ${takeOver(double.stub, behaviour === 'redefines')}
  ${double.further ? FURTHER[double.further](furtherPath(double.vendor)) : ''}
  if (behaviour === 'throws') throw new Error('The script of ${double.vendor} throws, as it is asked to')
})()
`

/** Functions of the browser are wrapped, as session recorders and old libraries do, and arrays get a method. */
const REDEFINE = `
  const wrap = (owner, key) => {
    const own = owner[key]
    owner[key] = function () { return own.apply(this, arguments) }
  }
  wrap(window, 'fetch')
  wrap(history, 'pushState')
  wrap(history, 'replaceState')
  wrap(EventTarget.prototype, 'addEventListener')
  console.log = () => {}
  if (!Array.prototype.vendorEach) Array.prototype.vendorEach = Array.prototype.forEach
`

function takeOver(stub: VendorStub, replaces: boolean): string {
  switch (stub.form) {
    case 'command':
      return replaces
        ? `window[name] = Object.assign((...args) => take(args), { double: true })
           drain(stub.queue, [])`
        : `stub[${JSON.stringify(stub.handler)}] = (...args) => take(args)
           drain(stub.queue, [])`
    case 'methods':
      return `const target = ${replaces ? '{ double: true, instance: (id) => instances[id] }' : 'stub'}
        const instances = {}
        for (const id in stub._i) instances[id] = ${replaces ? '{}' : 'stub._i[id]'}
        for (const method of stub.methods) {
          if (method !== 'instance') target[method] = (...args) => take([method].concat(args))
          for (const id in instances) instances[id][method] = (...args) => take(['instance', id, method].concat(args))
        }
        window[name] = target
        drain(stub, [])
        for (const id in stub._i) drain(stub._i[id], ['instance', id])`
    case 'layer':
      return `const layer = window[${JSON.stringify(stub.layer)}]
        ${replaces ? `window[${JSON.stringify(stub.layer)}] = { push: (call) => take(Array.from(call)) }` : 'layer.push = (call) => take(Array.from(call))'}
        drain(layer, [])`
    case 'own':
      return stub.source
  }
}

/** A further script, each way that vendors fetch one; it is removed when it has loaded. */
const FURTHER: Readonly<Record<NonNullable<VendorDouble['further']>, (path: string) => string>> = {
  property: (path) => furtherScript(`script.src = ${JSON.stringify(path)}`),
  attribute: (path) => furtherScript(`script.setAttribute('src', ${JSON.stringify(path)})`),
  jsonp: (path) =>
    furtherScript(`const answer = name + 'Answer'
      window[answer] = () => { delete window[answer] }
      script.src = ${JSON.stringify(path)} + '?callback=' + answer`),
  srcdoc: (path) => `const frame = document.createElement('iframe')
    frame.hidden = true
    frame.srcdoc = '<script src="' + ${JSON.stringify(path)} + '"></' + 'script>'
    frame.onload = () => frame.remove()
    document.body.append(frame)`,
}
const furtherScript = (address: string): string => `const script = document.createElement('script')
    script.async = true
    ${address}
    script.onload = () => script.remove()
    document.head.append(script)`

/** The further script: for JSONP it calls back. */
export function furtherAnswer({ searchParams }: URL): string {
  const callback = searchParams.get('callback') ?? ''
  return /^\w+$/.test(callback) ? `window[${JSON.stringify(callback)}]({})` : '/* nothing more */'
}
