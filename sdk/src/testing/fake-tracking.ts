import type { CanonicalEvent, Tracking, TrackingPayload } from '../contracts/tracking.ts'

/** Tracking that sends nothing. */
export class FakeTracking implements Tracking {
  /** Every event, in order. */
  readonly tracked: { readonly name: CanonicalEvent; readonly payload: TrackingPayload | undefined }[] = []

  track(name: CanonicalEvent, payload?: TrackingPayload): void {
    this.tracked.push({ name, payload })
  }
}
/** Makes tracking. */
export const fakeTracking = (): FakeTracking => new FakeTracking()
