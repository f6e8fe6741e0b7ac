/**
 * The wording of the User Policy Statement and of the statement of age that a new member agrees to.
 * It is stored with the agreement, so a change of wording needs a new date here.
 */
export const POLICY_VERSION = '2026-11-21'
