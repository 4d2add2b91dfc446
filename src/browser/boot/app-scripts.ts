/** Id of the `<template>` that holds the framework's script tags, so that the browser leaves them alone. */
export const APP_SCRIPTS_ID = "app-scripts";
