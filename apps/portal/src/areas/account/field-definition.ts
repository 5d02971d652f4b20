/** The fields that a student may edit without the office. */
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
  /** With options the field is a select, else a line of text. */
  options?: readonly string[];
  /** In characters, as on the server. */
  maxLength?: number;
  type?: 'email' | 'tel';
  autoComplete?: 'email' | 'street-address' | 'postal-code' | 'off';
  inputMode?: 'numeric' | 'email';
}
