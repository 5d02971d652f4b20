/** The fields that a student may change alone. */
type EditableName =
  | 'email'
  | 'address'
  | 'zipCode'
  | 'emergencyName'
  | 'emergencyMobile'
  | 'nation'
  | 'politics';

/** One field of an edit form. */
export interface FieldDefinition {
  name: EditableName;
  label: string;
  hint?: string;
  /** With options it is a choice, else a line of text. */
  options?: readonly string[];
  /** Characters that fit; the server's own limit. */
  maxLength?: number;
  type?: 'email' | 'tel';
  autoComplete?: 'email' | 'street-address' | 'postal-code' | 'off';
  inputMode?: 'numeric' | 'email';
}
