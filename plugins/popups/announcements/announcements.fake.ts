import type { Announcement } from './announcement.ts'

/** An announcement for stories and tests: a member's by default. */
export const fakeAnnouncement = (id: string, part: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Announcement ${id}`,
  content: `<p>Text ${id}</p>`,
  promotionType: '',
  execution: 'A',
  ...part,
})
