import { defineSlot, type Opener, type Store, token } from '@foyer/sdk'

/** A way to reach customer service, decoded and checked (EN-21). */
export interface CustomerServiceEntry {
  /** As the merchant names it; else CS1, CS2, … by its place in the list (OV-20). */
  readonly title: string
  /** https, or http on localhost (SE-03). */
  readonly url: string
}

/** The merchant's customer service. Everything that opens it goes through here, so that it acts alike everywhere (OV-31). */
export interface CustomerService extends Opener {
  /** Empty: none is configured, or not known yet. A control for it is then not shown. */
  readonly entries: Store<readonly CustomerServiceEntry[]>
  /**
   * One entry opens at once, in a window of its own; several give an action list. To be called inside the tap: browsers block
   * windows that open later.
   *
   * @returns false: there is no entry, and nothing was opened
   */
  open(): boolean
}
export const CUSTOMER_SERVICE = token<CustomerService>('customer-service.desk')

export interface ContactProps {
  /** `row`: as wide as what holds it, in a list or a sheet. `line`: a question and its link, below a form. */
  readonly variant: 'row' | 'line'
}

/**
 * Where a screen offers customer service: `<Slot of={contactUs} props={…} />`, props being one object for good. What fills it
 * shows nothing without an entry, and opens as `CustomerService.open` does (OV-31).
 */
export const contactUs = defineSlot<ContactProps>('customer-service.contact')
