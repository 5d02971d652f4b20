import {
  fileTypes,
  type UploadScene,
  type UploadSceneRules,
  uploadScenes,
  uploadTexts,
} from '@qianwei/api/contract/upload-scenes';
import { checkContent } from '@qianwei/ui/FileUpload/check-content';
import { checkKind, checkSize } from '@qianwei/ui/FileUpload/check-file';
import { checkPixels } from '@qianwei/ui/FileUpload/check-pixels';
import type { FileCheck } from '@qianwei/ui/FileUpload/upload-file';

const content = checkContent({
  mismatch: uploadTexts.mismatch,
  macros: '文档含有宏，请另存为不含宏的文件',
  programs: '压缩包中含有程序，请移除后重新压缩',
});

/** The file name extensions of a scene, without the dot. */
export const endingsOf = ({ types }: UploadSceneRules): readonly string[] =>
  types.flatMap((type) => fileTypes[type].endings);

/** The checks of a file for its scene, before it is sent; that a picture is square is left to its cropper. */
export function sceneChecks(scene: UploadScene): readonly FileCheck[] {
  const rules = uploadScenes[scene];
  const { minBytes: min, maxBytes: max, pixels, longSide, text, sizeText = text } = rules;
  const checks = [
    checkKind(endingsOf(rules), text),
    checkSize({ min, max }, sizeText, uploadTexts.empty),
    content,
  ];
  if (pixels === undefined && longSide === undefined) return checks;
  const wrong = (width: number, height: number) => `${text}，当前为 ${width}×${height}`;
  return [
    ...checks,
    checkPixels({ ...pixels, minLongSide: longSide }, { wrong, broken: uploadTexts.mismatch }),
  ];
}

/** The problem of a file for its scene, by the first check that fails; null without one. */
export async function fileProblem(scene: UploadScene, file: File): Promise<string | null> {
  for (const check of sceneChecks(scene)) {
    const problem = await check(file);
    if (problem !== null) return problem;
  }
  return null;
}
