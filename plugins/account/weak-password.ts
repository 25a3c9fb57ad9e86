/** The password that the operator hands out and that the member must change (ST-03, VA-08). */
export const WEAK_PASSWORD = '123456'
