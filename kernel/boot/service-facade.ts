/**
 * A service as plugins get it: what it has, but nothing of it can be replaced for the site and for other plugins. A
 * method is looked up when it is called, since a deferred service gets its own later.
 */
export function serviceFacade<Service extends object>(service: Service): Service {
  const facade: object = {}
  for (
    let owner: object = service;
    owner !== Object.prototype;
    owner = Object.getPrototypeOf(owner) as object
  )
    for (const name of Object.getOwnPropertyNames(owner)) {
      if (name in facade) continue
      const read = (): unknown => Reflect.get(service, name)
      const isMethod = typeof Object.getOwnPropertyDescriptor(owner, name)?.value === 'function'
      const value = (...given: unknown[]): unknown =>
        (read() as (...given: unknown[]) => unknown).apply(service, given)
      Object.defineProperty(facade, name, isMethod ? { value } : { get: read })
    }
  return Object.freeze(facade) as Service
}
