/** First version of the app that downloads its update itself (OV-09). */
export const FIRST_WITH_DOWNLOAD = '2.4.39'
/** Switch: updates are mandatory (RO-11). */
export const MANDATORY = 'MANDATORYAPPUPDATES3'
