/** One SMS to one number. */
export interface SmsMessage {
  /** 11 digits. */
  readonly mobile: string;
  /** What the code is for, such as LOGIN or PASSWORD. */
  readonly scene: string;
  /** 6 digits. */
  readonly code: string;
  /** The whole text that arrives. */
  readonly text: string;
}

/** Sends SMS. Refuses with 短信发送失败，请稍后再试 when the message could not be handed over. */
export interface SmsSender {
  send(message: SmsMessage): Promise<void>;
}
