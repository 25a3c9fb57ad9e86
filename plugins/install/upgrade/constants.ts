/** From this version on the app downloads its successor itself (OV-09). */
export const FIRST_WITH_DOWNLOAD = '2.4.39'
/** Updates may not be put off (RO-11). */
export const MANDATORY = 'MANDATORYAPPUPDATES3'
