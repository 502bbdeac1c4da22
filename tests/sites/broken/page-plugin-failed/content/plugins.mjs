/** Every paragraph is a fold. */
function folds() {
  return (tree, file) => {
    const last = tree.children.at(-1);
    if (last.type !== 'paragraph') file.fail('The page does not end in a fold', last);
  };
}

export const remark = [folds];
