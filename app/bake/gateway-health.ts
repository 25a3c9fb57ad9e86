/** So many merchants in a row without a status mean that the gateway is down, and not that one merchant is unknown to it. */
const DOWN_AFTER = 10

/**
 * Whether the gateway answers at all: a bake of many merchants does not wait for each of them when it does not. One that is down is
 * asked again after ten merchants that were passed over, then after twenty, forty …
 */
export class GatewayHealth {
  #failures = 0
  #pause = DOWN_AFTER
  #toPass = DOWN_AFTER

  get isDown(): boolean {
    return this.#failures >= DOWN_AFTER
  }

  /** Whether to ask for one more merchant. */
  mayAsk(): boolean {
    if (!this.isDown) return true
    if (this.#toPass-- > 0) return false
    this.#pause *= 2
    this.#toPass = this.#pause
    return true
  }

  report(answered: boolean): void {
    if (!answered) return void this.#failures++
    this.#failures = 0
    this.#pause = this.#toPass = DOWN_AFTER
  }
}
