/** Who gets an item (ST-23): A members, F members at their first log-in, B visitors. */
export type Execution = 'A' | 'B' | 'F'

/** An announcement (EN-19). */
export interface Announcement {
  readonly id: string
  /** Text, never HTML. */
  readonly title: string
  /** HTML of the gateway: unsafe until it has passed the sanitiser (SE-02). */
  readonly content: string
  /** Not empty: the item advertises an activity (OV-11). */
  readonly promotionType: string
  readonly execution: Execution
}
