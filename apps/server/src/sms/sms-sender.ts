/** One SMS to one number. */
export interface SmsMessage {
  /** 11 digits. */
  readonly mobile: string;
  /** Subject of the message, such as LOGIN or MOBILE_CHANGED. */
  readonly scene: string;
  /** 6 digits; empty for a message that only informs. */
  readonly code: string;
  /** The whole text that arrives. */
  readonly text: string;
}

/** Sends SMS. */
export interface SmsSender {
  /** Refuses with 短信发送失败，请稍后再试 when the message could not be handed over. */
  send(message: SmsMessage): Promise<void>;
  /** Sends without the answer waiting for it, so that its time shows nothing; a failure only reaches the log. */
  sendUnseen(message: SmsMessage): Promise<void>;
}

/** Takes what is to be done once the call has been answered. */
export type AfterAnswer = (task: () => Promise<void>) => void;
