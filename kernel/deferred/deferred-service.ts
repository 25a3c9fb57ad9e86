/**
 * A service whose code is loaded after hydration. Work for it is queued until `provide` and then runs in that
 * order; later work runs at once.
 */
export class DeferredService<Service> {
  #service: Service | undefined
  #waiting: ((service: Service) => void)[] = []

  /** The service, once it is provided. */
  get current(): Service | undefined {
    return this.#service
  }

  run(work: (service: Service) => void): void {
    if (this.#service) work(this.#service)
    else this.#waiting.push(work)
  }

  /**
   * Must be called once only.
   *
   * @param report receives what queued work throws: its caller has gone on, and the rest must run
   */
  provide(service: Service, report: (error: unknown) => void): void {
    this.#service = service
    for (const work of this.#waiting.splice(0))
      try {
        work(service)
      } catch (error) {
        report(error)
      }
  }
}
