/** So many merchants in a row without a status mean that the gateway is down, and not that one merchant is unknown to it. */
const DOWN_AFTER = 10

/** Whether the gateway answers at all: a bake of many merchants does not wait for each of them when it does not. */
export class GatewayHealth {
  #failures = 0

  get isDown(): boolean {
    return this.#failures >= DOWN_AFTER
  }

  report(answered: boolean): void {
    this.#failures = answered ? 0 : this.#failures + 1
  }
}
