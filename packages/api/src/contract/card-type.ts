// Apart from the schemas: a lookup's form names the kinds before its contract is there.

export const cardTypes = ['ID_CARD', 'HK_MACAO_PERMIT', 'TAIWAN_PERMIT', 'PASSPORT'] as const;

/** 证件类型. */
export type CardType = (typeof cardTypes)[number];

/** 证件类型 in words. */
export const cardTypeTitles: Readonly<Record<CardType, string>> = {
  ID_CARD: '居民身份证',
  HK_MACAO_PERMIT: '港澳居民来往内地通行证',
  TAIWAN_PERMIT: '台湾居民来往大陆通行证',
  PASSPORT: '外国护照',
};
