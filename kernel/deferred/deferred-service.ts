/**
 * A service whose code comes after hydration. Work for it waits, in the order in which it came, until `provide`; from then on
 * it runs at once.
 */
export class DeferredService<Service> {
  #service: Service | undefined
  #waiting: ((service: Service) => void)[] = []

  /** The service, once it is there. */
  get current(): Service | undefined {
    return this.#service
  }

  run(work: (service: Service) => void): void {
    if (this.#service) work(this.#service)
    else this.#waiting.push(work)
  }

  /** Called once. */
  provide(service: Service): void {
    this.#service = service
    for (const work of this.#waiting.splice(0)) work(service)
  }
}
